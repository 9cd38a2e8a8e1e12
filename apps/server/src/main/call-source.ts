import { sessionCookie, type ViewerSource } from '../domains/identity/index.ts';
import type { RealmRegistry } from '../domains/realm/index.ts';
import { type CallSource, cookieOf } from '../platform/http/index.ts';

/** Tells the HTTP layer which realm a request is for, and who asks. */
export function callSource(realms: RealmRegistry, viewers: ViewerSource): CallSource {
  return {
    realmOf(request) {
      const named = request.headers.realm ?? (request.query as { realm?: unknown } | undefined)?.realm;
      const key = typeof named === 'string' ? named : undefined;
      return realms.choose({ key, host: request.host });
    },
    viewerByToken: (realm, token, options) => viewers.byToken(realm, token, options),
    viewerByCookie: (realm, request) => viewers.byCookie(realm, cookieOf(request, sessionCookie)),
  };
}
