// The states and actions shared by the series page and the season page.
import type { Season } from '@matinee/contract';
import type { ReactNode } from 'react';
import type { SeriesPageData } from '../../entities/series/series-query.ts';
import { type ActionTitle, TitleActions } from '../../entities/title/actions/title-actions.tsx';
import { ContainerSkeleton } from '../../entities/title/detail/container-skeleton.tsx';
import { RelatedTitles } from '../../entities/title/related/related-titles.tsx';
import { AccessDenied } from '../../features/access/components/access-denied.tsx';
import { SeriesView } from '../../features/series/components/series-view.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { isNotFound } from '../../shared/errors/call-errors.ts';
import { ErrorPage } from '../../shared/errors/error-panel.tsx';
import { NotFound } from '../../shared/errors/not-found.tsx';

export interface SeriesLayoutProps {
  /** The page's query. */
  query: { data: SeriesPageData | undefined; error: unknown; refetch: () => unknown };
  /** Selects the title to share, its path and the back link from the loaded data. */
  selectContent: (page: SeriesPageData) => {
    /** The series or season that the share and watchlist buttons refer to. */
    title: Pick<ActionTitle, 'id' | 'type' | 'title'>;
    path: string;
    backLink?: ReactNode;
  };
  selectedSeasonId: string | undefined;
  /** Whether the list starts after the first episode. */
  hasEarlierEpisodes: boolean;
  getSeasonHref: (season: Season, lastSeen?: string) => string;
}

export function SeriesLayout({
  query,
  selectContent,
  selectedSeasonId,
  hasEarlierEpisodes,
  getSeasonHref,
}: SeriesLayoutProps) {
  const { label, realm } = useEnvironment();
  const { data, error, refetch } = query;
  if (isNotFound(error)) return <NotFound />;
  if (!data && error)
    return <ErrorPage title={label('seasonsFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <ContainerSkeleton layout="strip" />;
  const { series, season } = data;
  const { title, path, backLink } = selectContent(data);
  const documentTitleParts = [title.type === 'SEASON' && season?.title, series.title, realm.name].filter(
    Boolean,
  );
  const { accessLevel, trailers } = series;
  const seriesActionTitle: ActionTitle = {
    id: series.seriesId,
    type: 'SERIES',
    title: series.title,
    accessLevel,
    trailers,
  };
  const actions = (
    <>
      <TitleActions title={seriesActionTitle} actions={['trailer']} />
      <TitleActions title={{ ...title, accessLevel }} actions={['watchlist', 'share']} path={path} />
    </>
  );
  return (
    <>
      <title>{documentTitleParts.join(' · ')}</title>
      {backLink}
      <SeriesView
        page={data}
        selectedSeasonId={selectedSeasonId}
        hasEarlierEpisodes={hasEarlierEpisodes}
        getSeasonHref={getSeasonHref}
        actions={actions}
        lockedHeader={
          accessLevel === 'GRANTED' ? undefined : <AccessDenied title={series} extraActions={actions} />
        }
      />
      <RelatedTitles key={title.id} id={title.id} />
    </>
  );
}
