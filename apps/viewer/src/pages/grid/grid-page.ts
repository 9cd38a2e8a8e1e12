import { gridQuery } from '../../lists/grid-query.ts';
import type { Page } from '../page.ts';

/** What the address of a grid says. */
export const gridAskOf = (search: URLSearchParams) => ({
  id: search.get('id') ?? '',
  lastSeen: search.get('lastSeen'),
});

export const gridPage: Page = {
  queries: (environment, { search }) => [gridQuery(environment, gridAskOf(search))],
  load: () => import('./grid.tsx').then(({ GridPage }) => GridPage),
  module: 'src/pages/grid/grid.tsx',
};
