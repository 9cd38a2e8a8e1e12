import { type SeriesPage, seasonQuery } from '../../lists/series-query.ts';
import { stagePreloads } from '../../lists/stage-picture.ts';
import type { Page } from '../page.ts';

export const seasonPage: Page = {
  queries: (environment, { params }) => [seasonQuery(environment, params.seasonId ?? '')],
  load: () => import('./season.tsx').then(({ SeasonPage }) => SeasonPage),
  module: 'src/pages/season/season.tsx',
  preloads: (environment, queryClient, { params }) => {
    const { queryKey } = seasonQuery(environment, params.seasonId ?? '');
    return stagePreloads(queryClient.getQueryData<SeriesPage>(queryKey)?.series);
  },
};
