import { slugify } from '@matinee/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { findLoadedSeason } from '../../entities/series/find-loaded-season.ts';
import { createSeasonQuery } from '../../entities/series/series-query.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { SeriesLayout } from './series-layout.tsx';

/** A series with one of its seasons opened. */
export default function SeasonPage() {
  const environment = useEnvironment();
  const { paths } = environment;
  const queryClient = useQueryClient();
  const { seasonId = '' } = useRouteParams();
  const startCursor = new URLSearchParams(useLocation().search).get('lastSeen');
  const query = useQuery({
    ...createSeasonQuery(environment, seasonId, startCursor),
    // The series stays while another season loads.
    placeholderData: (previous) =>
      previous && findLoadedSeason(queryClient, previous.series, seasonId) ? previous : undefined,
  });
  return (
    <SeriesLayout
      query={query}
      selectContent={({ series, season }) => {
        const { seriesId, title } = series;
        const seriesPath = paths.buildPath('SERIES', { seriesId, seriesTitle: slugify(title) });
        const backLink = <BackLink href={seriesPath} />;
        if (!season) return { title: { id: seriesId, type: 'SERIES', title }, path: seriesPath, backLink };
        return {
          title: { id: season.id, type: 'SEASON', title: `${title}: ${season.title}` },
          path: paths.buildPath('SEASON', { seasonId: season.id, seasonTitle: slugify(season.title) }),
          backLink,
        };
      }}
      selectedSeasonId={seasonId}
      hasEarlierEpisodes={startCursor !== null}
      getSeasonHref={({ id, title }, lastSeen) =>
        paths.buildPath('SEASON', { seasonId: id, seasonTitle: slugify(title) }, { query: { lastSeen } })
      }
    />
  );
}
