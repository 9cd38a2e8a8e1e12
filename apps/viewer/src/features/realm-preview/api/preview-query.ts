import type { PreviewDefaults } from '@matinee/contract';
import { createPageQuery, type RequestContext } from '../../../shared/query/page-query.ts';

/**
 * The saved settings that a draft starts from. The server responds with 404 unless the account is an
 * administrator.
 */
export function createPreviewDefaultsQuery({ caller, language }: RequestContext) {
  return createPageQuery<PreviewDefaults>({
    queryKey: ['preview', language],
    queryFn: ({ signal }) => caller.call('getPreviewDefaults', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
