import { createRankingsQuery } from '../../features/rankings/api/rankings-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const rankingsPage: Page = {
  searchParamNames: ['tab', 'filter', 'letter', 'sort', 'lastSeen'],
  listQueries: (environment, { search }) => [createRankingsQuery(environment, search)],
  load: () => import('./rankings.tsx'),
  module: 'src/pages/rankings/rankings.tsx',
};
