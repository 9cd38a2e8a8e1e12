import { writtenPageId, writtenPageQuery } from '../../features/external-page/api/external-page-query.ts';
import type { Page } from '../../shared/navigation/page.ts';

export const externalPage: Page = {
  queries: (environment, { params, search }) => [
    writtenPageQuery(environment, writtenPageId(params, search)),
  ],
  load: () => import('./external.tsx').then(({ ExternalPage }) => ExternalPage),
  module: 'src/pages/external/external.tsx',
};
