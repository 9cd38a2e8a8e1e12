import type { Video } from '@matinee/contract';
import type { Asking } from '../../../shared/query/page-query.ts';
import { pageQuery } from '../../../shared/query/page-query.ts';
import { videoKey } from './video-key.ts';

export function videoQuery({ caller, language }: Asking, id: string) {
  return pageQuery<Video>({
    queryKey: videoKey(id, language),
    queryFn: ({ signal }) => caller.call('getVideo', { params: { id }, query: {}, signal }),
  });
}
