import type { Video } from '@matinee/contract';
import type { Asking } from '../../../environment/queries.ts';
import { pageQuery } from '../../../environment/queries.ts';
import { videoKey } from '../../../environment/query-keys.ts';

export function videoQuery({ caller, language }: Asking, id: string) {
  return pageQuery<Video>({
    queryKey: videoKey(id, language),
    queryFn: ({ signal }) => caller.call('getVideo', { params: { id }, query: {}, signal }),
  });
}
