import type { Video } from '@matinee/contract';
import { createPageQuery, type RequestContext } from '../../../shared/query/page-query.ts';

export function createVideoQuery({ caller, language }: RequestContext, id: string) {
  return createPageQuery<Video>({
    queryKey: createVideoKey(id, language),
    queryFn: ({ signal }) => caller.call('getVideo', { params: { id }, query: {}, signal }),
  });
}

/** The query key of a title's details. */
export const createVideoKey = (id: string, language: string) => ['video', id, language];
