import type { ExternalPage } from '@matinee/contract';
import { createPageQuery, type RequestContext } from '../../../shared/query/page-query.ts';

export function createExternalPageQuery({ caller, language }: RequestContext, pageId: string) {
  return createPageQuery<ExternalPage>({
    queryKey: ['external-page', pageId, language],
    queryFn: ({ signal }) => caller.call('getExternalPage', { params: { pageId }, query: {}, signal }),
  });
}

/** Native apps pass the page id as a query parameter, the viewer as a part of the path. */
export const getExternalPageId = (
  { pageId }: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): string => pageId ?? search.get('pageId') ?? '-';
