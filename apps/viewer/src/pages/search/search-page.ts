import { searchWords } from '@matinee/rules';
import { searchQuery } from '../../features/search/api/search-query.ts';
import type { Page } from '../page.ts';

export const searchPage: Page = {
  queries: (environment, { search }) => {
    const query = searchWords(search.get('query') ?? '');
    return query ? [searchQuery(environment, { query, refines: {} })] : [];
  },
  load: () => import('./search.tsx').then(({ SearchPage }) => SearchPage),
  module: 'src/pages/search/search.tsx',
};
