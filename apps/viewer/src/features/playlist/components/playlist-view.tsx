// A playlist with its titles in a list.
import type { Playlist } from '@matinee/contract';
import { findStartingVideo } from '@matinee/rules';
import { getImageLoading, MessagePanel } from '@matinee/ui';
import type { ReactNode } from 'react';
import { PlayButton } from '../../../entities/title/actions/play-button.tsx';
import { ContainerBody, ContainerHeader } from '../../../entities/title/detail/container-layout.tsx';
import { formatEntryMetadata, TitleEntry } from '../../../entities/title/list/title-entry.tsx';
import { entryImageSizes, TitleList } from '../../../entities/title/list/title-list.tsx';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatDuration } from '../../../shared/i18n/formats.ts';
import { FirstPageLink } from '../../../shared/paging/first-page-link.tsx';
import { NextPageLink } from '../../../shared/paging/next-page-link.tsx';
import { usePlaylistTitles } from '../state/use-playlist-titles.ts';

export interface PlaylistViewProps {
  playlist: Playlist;
  getPageHref: (lastSeen?: string) => string;
  /** Replaces the header when the playlist is locked. */
  lockedHeader?: ReactNode;
  /** Buttons after the play button. */
  actions?: ReactNode;
}

export function PlaylistView({ playlist, getPageHref, lockedHeader, actions }: PlaylistViewProps) {
  const { label, language } = useEnvironment();
  const { titles, ...list } = usePlaylistTitles(playlist);
  const startingVideo = findStartingVideo(titles);
  const sizeMetadata = [
    label('titlesCount', { count: playlist.vodCount }),
    ...(playlist.duration > 0 ? [formatDuration(language, playlist.duration)] : []),
  ];
  return (
    <>
      {lockedHeader ?? (
        <ContainerHeader
          details={playlist}
          sizeMetadata={sizeMetadata}
          fallbackImage={playlist.vods[0]?.thumbnail}
          actions={
            <>
              {startingVideo && <PlayButton title={startingVideo} context={{ playlistId: playlist.id }} />}
              {actions}
            </>
          }
        />
      )}
      <ContainerBody>
        <FirstPageLink href={playlist.firstPosition > 1 ? getPageHref() : undefined} />
        {titles.length === 0 ? (
          <MessagePanel icon="film" title={label('homeEmptyTitle')} text={label('homeEmptyText')} />
        ) : (
          <div>
            <TitleList layout="rows" name={playlist.title}>
              {titles.map((title, index) => (
                <TitleEntry
                  // biome-ignore lint/suspicious/noArrayIndexKey: a playlist may contain a title twice, and its positions do not change
                  key={`${index} ${title.id}`}
                  title={title}
                  position={playlist.numbered ? playlist.firstPosition + index : undefined}
                  metadata={formatEntryMetadata(
                    title,
                    title.duration ? formatDuration(language, title.duration) : undefined,
                  )}
                  context={{ playlistId: playlist.id }}
                  sizes={entryImageSizes.rows}
                  loading={getImageLoading(index)}
                />
              ))}
            </TitleList>
            <NextPageLink list={list} getPageHref={getPageHref} />
          </div>
        )}
      </ContainerBody>
    </>
  );
}
