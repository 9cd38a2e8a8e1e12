import type { Realm } from '@matinee/contract';
import { createPageQuery, type RequestContext } from '../query/page-query.ts';

/** All settings of the realm, for pages that need more than the environment. */
export function createRealmQuery({ caller, language }: RequestContext) {
  return createPageQuery<Realm>({
    queryKey: ['realm', language],
    queryFn: ({ signal }) => caller.call('getRealm', { signal }),
  });
}
