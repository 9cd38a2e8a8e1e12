// Interface through which calls/ finds the realm and the viewer of a request. Domains implement it.
import type { FastifyRequest } from 'fastify';
import type { RealmContext, Viewer } from './call-context.ts';

export interface RequestResolver {
  /** The realm of a request; undefined when no realm matches it. */
  findRealm(request: FastifyRequest): RealmContext | undefined;
  /** The viewer of an access token; undefined when the token is not valid for this realm now. */
  findViewerByToken(
    realm: RealmContext,
    token: string,
    options: { allowExpired: boolean },
  ): Promise<Viewer | undefined>;
  /** Whether a request has a session cookie, valid or not. */
  hasSessionCookie(request: FastifyRequest): boolean;
  /** The viewer of the session cookie, or a guest when the cookie is missing or not valid. */
  findViewerByCookie(realm: RealmContext, request: FastifyRequest): Promise<Viewer>;
}
