import { CallError } from '@matinee/client';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { RefusedStage } from '../../features/access/components/refused-stage.tsx';
import { SeriesView } from '../../features/series/components/series-view.tsx';
import { FailedPage } from '../../lists/failed-page.tsx';
import { ListSkeleton } from '../../lists/list-skeleton.tsx';
import { seriesQuery } from '../../lists/series-query.ts';
import { NotFound } from '../not-found/not-found.tsx';

export function SeriesPage() {
  const environment = useEnvironment();
  const { label, realm, paths } = environment;
  const { seriesId = '', seriesTitle } = useParams();
  const { pathname, search } = useLocation();
  const seasonId = new URLSearchParams(search).get('seasonId') || null;
  const { data, error, refetch } = useQuery({
    ...seriesQuery(environment, seriesId, seasonId),
    // While another season is on its way, the series stays.
    placeholderData: (before) => (before?.series.seriesId === seriesId ? before : undefined),
  });
  if (!data && error instanceof CallError && error.code === 'notFound') return <NotFound />;
  if (!data && error)
    return <FailedPage title={label('seasonsFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton layout="strip" />;
  const { series } = data;
  return (
    <>
      <title>{`${series.title} · ${realm.name}`}</title>
      <SeriesView
        page={data}
        turnedTo={seasonId ?? undefined}
        hrefOf={({ id }) => paths.route('SERIES', { seriesId, seriesTitle }, { query: { seasonId: id } })}
        refused={
          series.accessLevel === 'GRANTED' ? undefined : (
            <RefusedStage video={series} from={pathname + search} />
          )
        }
      />
    </>
  );
}
