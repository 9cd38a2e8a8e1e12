import type { Browse } from '@matinee/contract';
import { pageQuery, type RequestContext } from '../../../shared/query/page-query.ts';

export function browseQuery({ caller, language }: RequestContext) {
  return pageQuery<Browse>({
    queryKey: ['browse', language],
    queryFn: ({ signal }) => caller.call('getBrowse', { query: {}, signal }),
  });
}
