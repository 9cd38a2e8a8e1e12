import type { Video } from '@matinee/contract';
import { pageQuery, type RequestContext } from '../../../shared/query/page-query.ts';

export function videoQuery({ caller, language }: RequestContext, id: string) {
  return pageQuery<Video>({
    queryKey: videoKey(id, language),
    queryFn: ({ signal }) => caller.call('getVideo', { params: { id }, query: {}, signal }),
  });
}

/** The query key of a title's details. */
export const videoKey = (id: string, language: string) => ['video', id, language];
