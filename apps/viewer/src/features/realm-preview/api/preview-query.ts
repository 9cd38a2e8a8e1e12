import type { PreviewDefaults } from '@matinee/contract';
import { pageQuery, type RequestContext } from '../../../shared/query/page-query.ts';

/** The saved settings that a draft starts from. 404 for everybody but administrators. */
export function previewQuery({ caller, language }: RequestContext) {
  return pageQuery<PreviewDefaults>({
    queryKey: ['preview', language],
    queryFn: ({ signal }) => caller.call('getPreviewDefaults', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
