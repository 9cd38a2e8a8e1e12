import type { Realm } from '@matinee/contract';
import { pageQuery, type RequestContext } from '../query/page-query.ts';

/** All settings of the realm, for pages that need more than the environment. */
export function realmQuery({ caller, language }: RequestContext) {
  return pageQuery<Realm>({
    queryKey: ['realm', language],
    queryFn: ({ signal }) => caller.call('getRealm', { signal }),
  });
}
