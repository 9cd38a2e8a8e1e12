import { createGridQuery, parseGridParams } from '../../entities/title/api/grid-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const gridPage: Page = {
  searchParamNames: ['id', 'lastSeen'],
  listQueries: (environment, { search }) => [createGridQuery(environment, parseGridParams(search))],
  load: () => import('./grid.tsx'),
  module: 'src/pages/grid/grid.tsx',
};
