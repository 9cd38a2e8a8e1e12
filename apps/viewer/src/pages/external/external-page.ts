import {
  createExternalPageQuery,
  getExternalPageId,
} from '../../features/external-page/api/external-page-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const externalPage: Page = {
  searchParamNames: ['pageId'],
  listQueries: (environment, { params, search }) => [
    createExternalPageQuery(environment, getExternalPageId(params, search)),
  ],
  load: () => import('./external.tsx'),
  module: 'src/pages/external/external.tsx',
};
