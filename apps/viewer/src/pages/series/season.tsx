import { slugify } from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { seasonQuery } from '../../entities/series/series-query.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { SeriesFrame } from './series-frame.tsx';

/** The series as it is seen from one of its seasons. */
export function SeasonPage() {
  const environment = useEnvironment();
  const { paths } = environment;
  const { seasonId = '' } = useParams();
  const start = new URLSearchParams(useLocation().search).get('lastSeen');
  const asked = useQuery({
    ...seasonQuery(environment, seasonId, start),
    // While another season is on its way, the series stays.
    placeholderData: (before) =>
      before?.series.seasons.items.some(({ id }) => id === seasonId) ? before : undefined,
  });
  return (
    <SeriesFrame
      asked={asked}
      shown={({ series, season }) => {
        const { seriesId, title } = series;
        const ofSeries = paths.route('SERIES', { seriesId, seriesTitle: slugify(title) });
        const back = <BackLink href={ofSeries} />;
        if (!season) return { title: { id: seriesId, type: 'SERIES', title }, path: ofSeries, back };
        return {
          title: { id: season.id, type: 'SEASON', title: `${title}: ${season.title}` },
          path: paths.route('SEASON', { seasonId: season.id, seasonTitle: slugify(season.title) }),
          back,
        };
      }}
      turnedTo={seasonId}
      isLater={start !== null}
      hrefOf={({ id, title }, lastSeen) =>
        paths.route('SEASON', { seasonId: id, seasonTitle: slugify(title) }, { query: { lastSeen } })
      }
    />
  );
}
