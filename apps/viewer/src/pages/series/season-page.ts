import { createSeasonQuery, type SeriesPageData } from '../../entities/series/series-query.ts';
import { getHeaderPreloads } from '../../entities/title/detail/header-image.ts';
import type { Page, PageArguments } from '../../shared/navigation/page.ts';

const getSeasonQueryArguments = ({ params, search }: PageArguments) =>
  [params.seasonId ?? '', search.get('lastSeen')] as const;

export const seasonPage: Page = {
  searchParamNames: ['lastSeen'],
  listQueries: (environment, args) => [createSeasonQuery(environment, ...getSeasonQueryArguments(args))],
  load: () => import('./season.tsx'),
  module: 'src/pages/series/season.tsx',
  listPreloads: (environment, queryClient, args) => {
    const { queryKey } = createSeasonQuery(environment, ...getSeasonQueryArguments(args));
    return getHeaderPreloads(queryClient.getQueryData<SeriesPageData>(queryKey)?.series);
  },
};
