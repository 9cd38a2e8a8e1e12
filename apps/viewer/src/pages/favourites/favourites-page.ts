import { createFavouritesQuery } from '../../features/library/api/library-queries.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const favouritesPage: Page = {
  searchParamNames: ['lastSeen'],
  listQueries: (environment, { search }) => [
    createFavouritesQuery(environment, 'grid', search.get('lastSeen')),
  ],
  load: () => import('./favourites.tsx'),
  module: 'src/pages/favourites/favourites.tsx',
};
