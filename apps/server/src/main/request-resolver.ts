import type { FastifyRequest } from 'fastify';
import type { RequestResolver } from '../calls/index.ts';
import { sessionCookieName, type ViewerSource } from '../domains/identity/index.ts';
import type { RealmRegistry } from '../domains/realm/index.ts';
import { isApiPath, LazyRequestInfo } from '../platform/http/index.ts';

/** Finds the realm and the viewer of a request. */
export function createRequestResolver(
  realms: RealmRegistry,
  viewers: ViewerSource,
  publicUrl: string | undefined,
): RequestResolver {
  const readSessionCookie = (request: FastifyRequest) =>
    new LazyRequestInfo(request, publicUrl).readCookie(sessionCookieName);
  return {
    findRealm: (request) => realms.find({ key: readRealmKey(request), host: request.host }),
    findViewerByToken: (realm, token, options) => viewers.findByToken(realm, token, options),
    hasSessionCookie: (request) => readSessionCookie(request) !== undefined,
    findViewerByCookie: (realm, request) => viewers.findByCookie(realm, readSessionCookie(request)),
  };
}

/**
 * A call may name its realm in a header, or in the query where headers cannot be sent (beacons, event
 * streams). Other paths use the realm of their host, because caches store them by host.
 */
function readRealmKey({ headers, query, url }: FastifyRequest): string | undefined {
  if (!isApiPath(url)) return undefined;
  if (typeof headers.realm === 'string') return headers.realm;
  if (typeof query !== 'object' || query === null || !('realm' in query)) return undefined;
  return typeof query.realm === 'string' ? query.realm : undefined;
}
