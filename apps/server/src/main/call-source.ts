import type { FastifyRequest } from 'fastify';
import type { CallSource } from '../calls/index.ts';
import { sessionCookie, type ViewerSource } from '../domains/identity/index.ts';
import type { RealmRegistry } from '../domains/realm/index.ts';
import { isApiPath, readCookie } from '../platform/http/index.ts';

/** Tells the HTTP layer which realm a request is for, and who asks. */
export function callSource(realms: RealmRegistry, viewers: ViewerSource): CallSource {
  return {
    realmOf: (request) => realms.choose({ key: namedRealm(request), host: request.host }),
    viewerByToken: (realm, token, options) => viewers.byToken(realm, token, options),
    viewerByCookie: (realm, request) => viewers.byCookie(realm, readCookie(request, sessionCookie)),
  };
}

/**
 * Calls may name their realm; those that cannot send headers, such as beacons and event streams, in their query. What
 * belongs to a host, and lies in caches under it, is never another realm's.
 */
function namedRealm({ headers, query, url }: FastifyRequest): string | undefined {
  if (!isApiPath(url)) return undefined;
  if (typeof headers.realm === 'string') return headers.realm;
  if (typeof query !== 'object' || query === null || !('realm' in query)) return undefined;
  return typeof query.realm === 'string' ? query.realm : undefined;
}
