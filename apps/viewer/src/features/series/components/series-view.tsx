// A series with one of its seasons opened: what the page of a series and the page of a season show.
import type { Season } from '@matinee/contract';
import { Panel } from '@matinee/ui';
import type { ReactNode } from 'react';
import type { SeriesPage } from '../../../entities/series/series-query.ts';
import { CreditsSection } from '../../../entities/title/credits/credits.tsx';
import { ListBody, ListHeader } from '../../../entities/title/detail/list-layout.tsx';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { EpisodeList, EpisodeSkeletons } from './episode-list.tsx';
import { SeasonPicker } from './season-picker.tsx';
import { WatchButton } from './watch-button.tsx';

export interface SeriesViewProps {
  page: SeriesPage;
  /** The season that was turned to; another one than the page's while its episodes are on their way. */
  turnedTo: string | undefined;
  /** Its episodes begin further down. */
  isLater: boolean;
  hrefOf: (season: Season, lastSeen?: string) => string;
  /** In the place of the stage: why the series is closed to this viewer. */
  refused?: ReactNode;
  /** Buttons after the way into it. */
  actions?: ReactNode;
}

export function SeriesView({ page, turnedTo, isLater, hrefOf, refused, actions }: SeriesViewProps) {
  const { label } = useEnvironment();
  const { series } = page;
  const { items, paging } = series.seasons;
  const wanted = turnedTo === undefined ? undefined : items.find(({ id }) => id === turnedTo);
  const opened = wanted ?? page.season;
  const isComing = opened?.id !== page.season?.id;
  return (
    <>
      {refused ?? (
        <ListHeader
          facts={series}
          extent={paging.moreDataAvailable ? [] : [label('seasonsCount', { count: items.length })]}
          picture={page.season?.episodes[0]?.thumbnail}
          actions={
            <>
              {series.upNext && <WatchButton episode={series.upNext} />}
              {actions}
            </>
          }
        />
      )}
      <ListBody>
        {opened ? (
          <SeasonPicker series={series} opened={opened} hrefOf={hrefOf}>
            {page.season && !isComing ? (
              <EpisodeList
                key={`${page.season.id} ${page.season.episodes[0]?.id}`}
                season={page.season}
                hrefOf={(lastSeen) => hrefOf(opened, lastSeen)}
                isLater={isLater}
              />
            ) : (
              <EpisodeSkeletons />
            )}
          </SeasonPicker>
        ) : (
          <Panel icon="film" title={label('homeEmptyTitle')} text={label('homeEmptyText')} />
        )}
        <CreditsSection people={series.people} />
      </ListBody>
    </>
  );
}
