// A series with one of its seasons selected, shared by the series page and the season page.
import type { Season } from '@matinee/contract';
import { MessagePanel } from '@matinee/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { findLoadedSeason } from '../../../entities/series/find-loaded-season.ts';
import type { SeriesPageData } from '../../../entities/series/series-query.ts';
import { CreditsSection } from '../../../entities/title/credits/credits.tsx';
import { ContainerBody, ContainerHeader } from '../../../entities/title/detail/container-layout.tsx';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { EpisodeList, EpisodeSkeletons } from './episode-list.tsx';
import { SeasonPicker } from './season-picker.tsx';
import { WatchButton } from './watch-button.tsx';

export interface SeriesViewProps {
  page: SeriesPageData;
  /** The selected season; differs from the season of `page` while its episodes load. */
  selectedSeasonId: string | undefined;
  /** Whether the list starts after the first episode. */
  hasEarlierEpisodes: boolean;
  getSeasonHref: (season: Season, lastSeen?: string) => string;
  /** Replaces the header when the series is locked. */
  lockedHeader?: ReactNode;
  /** Buttons after the watch button. */
  actions?: ReactNode;
}

export function SeriesView({
  page,
  selectedSeasonId,
  hasEarlierEpisodes,
  getSeasonHref,
  lockedHeader,
  actions,
}: SeriesViewProps) {
  const { label } = useEnvironment();
  const queryClient = useQueryClient();
  const { series } = page;
  const { items, paging } = series.seasons;
  const selectedSeason =
    selectedSeasonId === undefined ? undefined : findLoadedSeason(queryClient, series, selectedSeasonId);
  const season = selectedSeason ?? page.season;
  const isLoadingSeason = season?.id !== page.season?.id;
  return (
    <>
      {lockedHeader ?? (
        <ContainerHeader
          details={series}
          sizeMetadata={paging.moreDataAvailable ? [] : [label('seasonsCount', { count: items.length })]}
          fallbackImage={page.season?.episodes[0]?.thumbnail}
          actions={
            <>
              {series.upNext && <WatchButton episode={series.upNext} />}
              {actions}
            </>
          }
        />
      )}
      <ContainerBody>
        {season ? (
          <SeasonPicker series={series} selectedSeason={season} getSeasonHref={getSeasonHref}>
            {page.season && !isLoadingSeason ? (
              <EpisodeList
                key={`${page.season.id} ${page.season.episodes[0]?.id}`}
                season={page.season}
                getPageHref={(lastSeen) => getSeasonHref(season, lastSeen)}
                hasEarlierEpisodes={hasEarlierEpisodes}
              />
            ) : (
              <EpisodeSkeletons />
            )}
          </SeasonPicker>
        ) : (
          <MessagePanel icon="film" title={label('homeEmptyTitle')} text={label('homeEmptyText')} />
        )}
        <CreditsSection people={series.people} />
      </ContainerBody>
    </>
  );
}
