import type { PreviewStart } from '@matinee/contract';
import { type Asking, pageQuery } from '../../../shared/query/page-query.ts';

/** What a draft begins from. For everybody but administrators it is not there. */
export function previewStartQuery({ caller, language }: Asking) {
  return pageQuery<PreviewStart>({
    queryKey: ['preview', language],
    queryFn: ({ signal }) => caller.call('getPreviewStart', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
