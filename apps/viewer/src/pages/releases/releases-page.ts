import { createGridQuery, parseReleasesParams } from '../../entities/title/api/grid-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const releasesPage: Page = {
  searchParamNames: ['lastSeen'],
  listQueries: (environment, { search }) => [createGridQuery(environment, parseReleasesParams(search))],
  load: () => import('./releases.tsx'),
  module: 'src/pages/releases/releases.tsx',
};
