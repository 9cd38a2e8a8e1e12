import { parseSearchParams, searchQuery } from '../../features/search/api/search-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const searchPage: Page = {
  queries: (environment, { search }) => {
    const asked = parseSearchParams(search);
    return asked.query ? [searchQuery(environment, asked)] : [];
  },
  load: () => import('./search.tsx').then(({ SearchPage }) => SearchPage),
  module: 'src/pages/search/search.tsx',
};
