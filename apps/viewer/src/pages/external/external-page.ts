import { writtenPageId, writtenPageQuery } from '../../features/written/api/written-query.ts';
import type { Page } from '../page.ts';

export const externalPage: Page = {
  queries: (environment, { params, search }) => [
    writtenPageQuery(environment, writtenPageId(params, search)),
  ],
  load: () => import('./external.tsx').then(({ ExternalPage }) => ExternalPage),
  module: 'src/pages/external/external.tsx',
};
