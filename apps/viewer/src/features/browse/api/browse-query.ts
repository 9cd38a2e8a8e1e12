import type { Browse } from '@matinee/contract';
import { type Asking, pageQuery } from '../../../shared/query/page-query.ts';

export function browseQuery({ caller, language }: Asking) {
  return pageQuery<Browse>({
    queryKey: ['browse', language],
    queryFn: ({ signal }) => caller.call('getBrowse', { query: {}, signal }),
  });
}
