import { browseQuery } from '../../features/browse/browse-query.ts';
import { refinesIn } from '../../features/browse/refines.ts';
import { gridQuery } from '../../lists/grid-query.ts';
import type { Page } from '../page.ts';

export const browseAskOf = (search: URLSearchParams) => ({
  id: 'all',
  ...refinesIn(search),
  lastSeen: search.get('lastSeen'),
});

export const browsePage: Page = {
  queries: (environment, { search }) => [
    gridQuery(environment, browseAskOf(search)),
    browseQuery(environment),
  ],
  load: () => import('./browse.tsx').then(({ BrowsePage }) => BrowsePage),
  module: 'src/pages/browse/browse.tsx',
};
