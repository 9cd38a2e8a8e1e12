import { writtenPageQuery } from '../../features/written/written-query.ts';
import type { Page, PageArguments } from '../page.ts';

/** Apps say the page in the query of their own, frameless address. */
export const writtenPageId = ({ params, search }: Pick<PageArguments, 'params' | 'search'>) =>
  params.pageId ?? search.get('pageId') ?? '-';

export const externalPage: Page = {
  queries: (environment, args) => [writtenPageQuery(environment, writtenPageId(args))],
  load: () => import('./external.tsx').then(({ ExternalPage }) => ExternalPage),
  module: 'src/pages/external/external.tsx',
};
