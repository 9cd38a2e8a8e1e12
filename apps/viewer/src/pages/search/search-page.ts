import { createSearchQuery, parseSearchParams } from '../../features/search/api/search-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const searchPage: Page = {
  searchParamNames: ['query', 'type', 'genre', 'lastSeen'],
  listQueries: (environment, { search }) => {
    const params = parseSearchParams(search);
    return params.query ? [createSearchQuery(environment, params)] : [];
  },
  load: () => import('./search.tsx'),
  module: 'src/pages/search/search.tsx',
};
