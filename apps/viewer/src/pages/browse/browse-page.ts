import { createGridQuery } from '../../entities/title/api/grid-query.ts';
import { createBrowseGridParams, createBrowseOptionsQuery } from '../../features/browse/api/browse-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const browsePage: Page = {
  searchParamNames: ['genre', 'type', 'sort', 'lastSeen'],
  listQueries: (environment, { search }) => [
    createGridQuery(environment, createBrowseGridParams(search)),
    createBrowseOptionsQuery(environment),
  ],
  load: () => import('./browse.tsx'),
  module: 'src/pages/browse/browse.tsx',
};
