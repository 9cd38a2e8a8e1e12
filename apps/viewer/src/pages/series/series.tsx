import { slugify } from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { createSeriesQuery } from '../../entities/series/series-query.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { SeriesLayout } from './series-layout.tsx';

export default function SeriesPage() {
  const environment = useEnvironment();
  const { paths } = environment;
  const { seriesId = '', seriesTitle } = useRouteParams();
  const search = new URLSearchParams(useLocation().search);
  const seasonId = search.get('seasonId') || null;
  const startCursor = search.get('lastSeen');
  const query = useQuery({
    ...createSeriesQuery(environment, seriesId, seasonId, startCursor),
    // The series stays while another season loads.
    placeholderData: (previous) => (previous?.series.seriesId === seriesId ? previous : undefined),
  });
  return (
    <SeriesLayout
      query={query}
      selectContent={({ series: { seriesId: id, title } }) => ({
        title: { id, type: 'SERIES', title },
        path: paths.buildPath('SERIES', { seriesId: id, seriesTitle: slugify(title) }),
      })}
      selectedSeasonId={seasonId ?? undefined}
      hasEarlierEpisodes={startCursor !== null}
      getSeasonHref={({ id }, lastSeen) =>
        paths.buildPath('SERIES', { seriesId, seriesTitle }, { query: { seasonId: id, lastSeen } })
      }
    />
  );
}
