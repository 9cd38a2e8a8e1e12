import { createSeriesQuery, type SeriesPageData } from '../../entities/series/series-query.ts';
import { getHeaderPreloads } from '../../entities/title/detail/header-image.ts';
import type { Page, PageArguments } from '../../shared/navigation/page.ts';

const getSeriesQueryArguments = ({ params, search }: PageArguments) =>
  [params.seriesId ?? '', search.get('seasonId') || null, search.get('lastSeen')] as const;

export const seriesPage: Page = {
  searchParamNames: ['seasonId', 'lastSeen'],
  listQueries: (environment, args) => [createSeriesQuery(environment, ...getSeriesQueryArguments(args))],
  load: () => import('./series.tsx'),
  module: 'src/pages/series/series.tsx',
  listPreloads: (environment, queryClient, args) => {
    const { queryKey } = createSeriesQuery(environment, ...getSeriesQueryArguments(args));
    return getHeaderPreloads(queryClient.getQueryData<SeriesPageData>(queryKey)?.series);
  },
};
