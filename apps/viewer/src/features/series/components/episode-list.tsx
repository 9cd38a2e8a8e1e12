import type { SeasonEpisodes } from '@matinee/contract';
import { getImageLoading, MessagePanel, VisuallyHidden } from '@matinee/ui';
import { fetchEpisodePage } from '../../../entities/series/series-query.ts';
import { TitleEntry } from '../../../entities/title/list/title-entry.tsx';
import { EntrySkeletons, entryImageSizes, TitleList } from '../../../entities/title/list/title-list.tsx';
import { TitleStrip } from '../../../entities/title/list/title-strip.tsx';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatDuration } from '../../../shared/i18n/formats.ts';
import { FirstPageLink } from '../../../shared/paging/first-page-link.tsx';
import { useNextPages } from '../../../shared/paging/use-next-pages.ts';
import styles from './episode-list.module.css';

const skeletonCount = 8;

export interface EpisodeListProps {
  season: SeasonEpisodes;
  /** Returns the URL of the season page that starts after the cursor `lastSeen`. */
  getPageHref: (lastSeen?: string) => string;
  /** The list does not start with the first episode. */
  hasEarlierEpisodes: boolean;
}

export function EpisodeList({ season, getPageHref, hasEarlierEpisodes }: EpisodeListProps) {
  const environment = useEnvironment();
  const { label, language } = environment;
  const { pages, ...nextPages } = useNextPages({
    paging: season.paging,
    queryKey: ['season', season.id, language],
    readPage: (lastSeen, signal) => fetchEpisodePage(environment, season, lastSeen, signal),
  });
  const list = { ...nextPages, nextCursor: (pages.at(-1)?.paging ?? season.paging).lastSeen };
  const episodes = [...season.episodes, ...pages.flatMap((page) => page.episodes)];
  if (episodes.length === 0)
    return <MessagePanel icon="film" title={label('homeEmptyTitle')} text={label('homeEmptyText')} />;
  return (
    <div className={styles.list}>
      <div className={styles.summary}>
        {season.description && <p className={styles.description}>{season.description}</p>}
        <p className={styles.count}>{label('episodesCount', { count: season.episodeCount })}</p>
        <FirstPageLink href={hasEarlierEpisodes ? getPageHref() : undefined} />
      </div>
      <TitleStrip name={season.title} count={episodes.length} list={list} getPageHref={getPageHref}>
        {episodes.map((episode, index) => (
          <TitleEntry
            key={episode.id}
            title={episode}
            episodeNumber={episode.episodeInformation?.episodeNumber}
            metadata={episode.duration === undefined ? undefined : formatDuration(language, episode.duration)}
            context={{ seasonId: season.id, seriesId: episode.seriesId }}
            sizes={entryImageSizes.strip}
            loading={getImageLoading(index)}
          />
        ))}
      </TitleStrip>
    </div>
  );
}

/** Skeletons of the episodes of a season that is loading. */
export function EpisodeSkeletons() {
  const label = useEnvironment().label;
  return (
    <div className={styles.list}>
      <div className={styles.summary}>
        <VisuallyHidden>
          <span role="status">{label('loading')}</span>
        </VisuallyHidden>
      </div>
      <TitleList layout="strip" name={label('loading')}>
        <EntrySkeletons count={skeletonCount} />
      </TitleList>
    </div>
  );
}
