import { gridQuery } from '../../lists/grid-query.ts';
import type { Page } from '../page.ts';

export const releasesAskOf = (search: URLSearchParams) => ({
  id: 'releases',
  lastSeen: search.get('lastSeen'),
});

export const releasesPage: Page = {
  queries: (environment, { search }) => [gridQuery(environment, releasesAskOf(search))],
  load: () => import('./releases.tsx').then(({ ReleasesPage }) => ReleasesPage),
  module: 'src/pages/releases/releases.tsx',
};
