import { type SeriesPage, seriesQuery } from '../../lists/series-query.ts';
import { stagePreloads } from '../../lists/stage-picture.ts';
import type { Page, PageArguments } from '../page.ts';

const asked = ({ params, search }: PageArguments) =>
  [params.seriesId ?? '', search.get('seasonId') || null, search.get('lastSeen')] as const;

export const seriesPage: Page = {
  queries: (environment, args) => [seriesQuery(environment, ...asked(args))],
  load: () => import('./series.tsx').then(({ SeriesPage }) => SeriesPage),
  module: 'src/pages/series/series.tsx',
  preloads: (environment, queryClient, args) => {
    const { queryKey } = seriesQuery(environment, ...asked(args));
    return stagePreloads(queryClient.getQueryData<SeriesPage>(queryKey)?.series);
  },
};
