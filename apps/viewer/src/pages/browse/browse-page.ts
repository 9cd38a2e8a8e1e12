import { browseQuery } from '../../features/browse/api/browse-query.ts';
import { browseAskOf } from '../../features/browse/api/refines.ts';
import { gridQuery } from '../../lists/grid-query.ts';
import type { Page } from '../page.ts';

export const browsePage: Page = {
  queries: (environment, { search }) => [
    gridQuery(environment, browseAskOf(search)),
    browseQuery(environment),
  ],
  load: () => import('./browse.tsx').then(({ BrowsePage }) => BrowsePage),
  module: 'src/pages/browse/browse.tsx',
};
