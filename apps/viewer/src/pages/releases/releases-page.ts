import { gridQuery, releasesAskOf } from '../../lists/grid-query.ts';
import type { Page } from '../page.ts';

export const releasesPage: Page = {
  queries: (environment, { search }) => [gridQuery(environment, releasesAskOf(search))],
  load: () => import('./releases.tsx').then(({ ReleasesPage }) => ReleasesPage),
  module: 'src/pages/releases/releases.tsx',
};
