import { gridQuery } from '../../entities/title/api/grid-query.ts';
import { browseQuery, createBrowseParams } from '../../features/browse/api/browse-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const browsePage: Page = {
  queries: (environment, { search }) => [
    gridQuery(environment, createBrowseParams(search)),
    browseQuery(environment),
  ],
  load: () => import('./browse.tsx'),
  module: 'src/pages/browse/browse.tsx',
};
