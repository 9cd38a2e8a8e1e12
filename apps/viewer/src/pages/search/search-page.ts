import { searchWords } from '@matinee/rules';
import { pageQuery } from '../../environment/queries.ts';
import { searchPages } from '../../features/search/state/search-query.ts';
import type { Page } from '../page.ts';

export const searchPage: Page = {
  queries: (environment, { search }) => {
    const query = searchWords(search.get('query') ?? '');
    if (!query) return [];
    const { queryKey, queryFn, staleTime } = searchPages(environment, { query, refines: {} });
    return [
      pageQuery({
        queryKey,
        staleTime,
        // The first of the pages that the list grows by.
        queryFn: async ({ signal }) => ({
          pages: [await queryFn({ pageParam: null, signal })],
          pageParams: [null],
        }),
      }),
    ];
  },
  load: () => import('./search.tsx').then(({ SearchPage }) => SearchPage),
  module: 'src/pages/search/search.tsx',
};
