import { CallError } from '@matinee/client';
import { slug } from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { RefusedStage } from '../../features/access/components/refused-stage.tsx';
import { SeriesView } from '../../features/series/components/series-view.tsx';
import { BackLink } from '../../lists/back-link.tsx';
import { FailedPage } from '../../lists/failed-page.tsx';
import { ListSkeleton } from '../../lists/list-skeleton.tsx';
import { seasonQuery } from '../../lists/series-query.ts';
import { NotFound } from '../not-found/not-found.tsx';

/** The series as it is seen from one of its seasons. */
export function SeasonPage() {
  const environment = useEnvironment();
  const { label, realm, paths } = environment;
  const { seasonId = '' } = useParams();
  const { pathname, search } = useLocation();
  const { data, error, refetch } = useQuery({
    ...seasonQuery(environment, seasonId),
    // While another season is on its way, the series stays.
    placeholderData: (before) =>
      before?.series.seasons.items.some(({ id }) => id === seasonId) ? before : undefined,
  });
  if (!data && error instanceof CallError && error.code === 'notFound') return <NotFound />;
  if (!data && error)
    return <FailedPage title={label('seasonsFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton layout="strip" />;
  const { series, season } = data;
  const names = [season?.title, series.title, realm.name].filter(Boolean);
  return (
    <>
      <title>{names.join(' · ')}</title>
      <BackLink
        href={paths.route('SERIES', { seriesId: series.seriesId, seriesTitle: slug(series.title) })}
      />
      <SeriesView
        page={data}
        turnedTo={seasonId}
        hrefOf={({ id, title }) => paths.route('SEASON', { seasonId: id, seasonTitle: slug(title) })}
        refused={
          series.accessLevel === 'GRANTED' ? undefined : (
            <RefusedStage video={series} from={pathname + search} />
          )
        }
      />
    </>
  );
}
