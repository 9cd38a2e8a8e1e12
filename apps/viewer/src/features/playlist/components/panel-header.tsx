import type { Playlist } from '@matinee/contract';
import { findStartingVideo, getLockLabelKey, slugify } from '@matinee/rules';
import { Artwork, Badge, ButtonLink } from '@matinee/ui';
import { PlayButton } from '../../../entities/title/actions/play-button.tsx';
import { TitleActions } from '../../../entities/title/actions/title-actions.tsx';
import { getHeaderImage } from '../../../entities/title/detail/header-image.ts';
import { MetadataList } from '../../../entities/title/detail/metadata-list.tsx';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatDuration } from '../../../shared/i18n/formats.ts';
import { ShareButton } from '../../../shared/sharing/share-button.tsx';
import { createSharedLink } from '../../../shared/sharing/share-link.ts';
import styles from './playlist-panel.module.css';

export interface PanelHeaderProps {
  playlist: Playlist;
  /** Element id of the heading. */
  headingId: string;
}

export function PanelHeader({ playlist, headingId }: PanelHeaderProps) {
  const { label, language, paths } = useEnvironment();
  const { id, title, tagline, description, accessLevel, vodCount, duration, genres } = playlist;
  const { socialSharingDetail: sharingDetail } = playlist;
  const href = paths.buildPath('PLAYLIST', { playlistId: id, playlistTitle: slugify(title) });
  const lock = getLockLabelKey(accessLevel);
  const startingVideo = findStartingVideo(playlist.vods);
  const items = [
    label('titlesCount', { count: vodCount }),
    duration > 0 && formatDuration(language, duration),
    genres?.slice(0, 2).join(' · '),
  ];
  const image = getHeaderImage(playlist) ?? playlist.vods[0]?.thumbnail;
  return (
    <>
      {image && (
        <div className={styles.backdrop} aria-hidden>
          <Artwork image={image} shape="landscape" sizes="60vw" loading="eager" />
        </div>
      )}
      <header className={styles.header}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.metadata}>
          <MetadataList items={items} />
          {lock && <Badge icon="lock">{label(lock)}</Badge>}
        </p>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        {description && <p className={styles.description}>{description}</p>}
        <div className={styles.actions}>
          {startingVideo && <PlayButton title={startingVideo} context={{ playlistId: id }} />}
          <ButtonLink href={href}>{label('viewAll')}</ButtonLink>
          <TitleActions title={{ id, type: 'PLAYLIST', title, accessLevel }} actions={['watchlist']} />
          {sharingDetail && (
            <ShareButton getLink={() => createSharedLink(sharingDetail.path, sharingDetail.title)} />
          )}
        </div>
      </header>
    </>
  );
}
