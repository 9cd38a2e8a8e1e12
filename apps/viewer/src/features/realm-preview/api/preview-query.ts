import type { PreviewDefaults } from '@matinee/contract';
import { pageQuery, type RequestContext } from '../../../shared/query/page-query.ts';

/** What a draft begins from. For everybody but administrators it is not there. */
export function previewQuery({ caller, language }: RequestContext) {
  return pageQuery<PreviewDefaults>({
    queryKey: ['preview', language],
    queryFn: ({ signal }) => caller.call('getPreviewDefaults', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
