import { createHistoryQuery } from '../../features/library/api/library-queries.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const historyPage: Page = {
  searchParamNames: ['lastSeen'],
  listQueries: (environment, { search }) => [createHistoryQuery(environment, search.get('lastSeen'))],
  load: () => import('./history.tsx'),
  module: 'src/pages/history/history.tsx',
};
