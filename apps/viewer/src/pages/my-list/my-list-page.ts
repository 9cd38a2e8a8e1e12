import { createFavouritesQuery } from '../../features/library/api/library-queries.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const myListPage: Page = {
  searchParamNames: ['lastSeen'],
  listQueries: (environment, { search }) => [
    createFavouritesQuery(environment, 'list', search.get('lastSeen')),
  ],
  load: () => import('./my-list.tsx'),
  module: 'src/pages/my-list/my-list.tsx',
};
