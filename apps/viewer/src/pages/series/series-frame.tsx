// What the pages of a series and of a season have in common: their states, and what can be done with what they show.
import type { Season } from '@matinee/contract';
import type { ReactNode } from 'react';
import type { SeriesPage } from '../../entities/series/series-query.ts';
import { type ActionTitle, TitleActions } from '../../entities/title/actions/title-actions.tsx';
import { ListSkeleton } from '../../entities/title/detail/list-skeleton.tsx';
import { RelatedTitles } from '../../entities/title/related/related-titles.tsx';
import { AccessDenied } from '../../features/access/components/access-denied.tsx';
import { SeriesView } from '../../features/series/components/series-view.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { ErrorPage } from '../../shared/errors/error-panel.tsx';
import { isNotFound } from '../../shared/errors/is-not-found.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';

export interface SeriesFrameProps {
  /** What was asked for, and what came of it. */
  asked: { data: SeriesPage | undefined; error: unknown; refetch: () => unknown };
  /** What is shown, from an answer that is there. */
  shown: (page: SeriesPage) => {
    /** What is shared and put into lists: the series, or one of its seasons. */
    title: Pick<ActionTitle, 'id' | 'type' | 'title'>;
    path: string;
    back?: ReactNode;
  };
  turnedTo: string | undefined;
  /** The episodes begin further down. */
  isLater: boolean;
  hrefOf: (season: Season, lastSeen?: string) => string;
}

export function SeriesFrame({ asked, shown, turnedTo, isLater, hrefOf }: SeriesFrameProps) {
  const { label, realm } = useEnvironment();
  const { data, error, refetch } = asked;
  if (isNotFound(error)) return <NotFound />;
  if (!data && error)
    return <ErrorPage title={label('seasonsFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton layout="strip" />;
  const { series, season } = data;
  const { title, path, back } = shown(data);
  const names = [title.type === 'SEASON' && season?.title, series.title, realm.name].filter(Boolean);
  const { accessLevel, trailers } = series;
  const ofSeries: ActionTitle = {
    id: series.seriesId,
    type: 'SERIES',
    title: series.title,
    accessLevel,
    trailers,
  };
  const actions = (
    <>
      <TitleActions title={ofSeries} actions={['trailer']} />
      <TitleActions title={{ ...title, accessLevel }} actions={['watchlist', 'share']} path={path} />
    </>
  );
  return (
    <>
      <title>{names.join(' · ')}</title>
      {back}
      <SeriesView
        page={data}
        selectedSeasonId={turnedTo}
        hasEarlier={isLater}
        hrefOf={hrefOf}
        actions={actions}
        accessMessage={accessLevel === 'GRANTED' ? undefined : <AccessDenied video={series} also={actions} />}
      />
      <RelatedTitles key={title.id} id={title.id} />
    </>
  );
}
