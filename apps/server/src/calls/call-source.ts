// Where the HTTP layer learns who is asking. Domains provide it; this layer only knows when to ask.
import type { FastifyRequest } from 'fastify';
import type { RealmContext, Viewer } from './call-context.ts';

export interface CallSource {
  /** The realm that a request is for; undefined when none answers to it. */
  realmOf(request: FastifyRequest): RealmContext | undefined;
  /** The viewer of an access token; undefined when it is not good for this realm now. */
  viewerByToken(
    realm: RealmContext,
    token: string,
    options: { expired: boolean },
  ): Promise<Viewer | undefined>;
  /** The viewer of the document cookie; nobody when there is none or it is not good. */
  viewerByCookie(realm: RealmContext, request: FastifyRequest): Promise<Viewer>;
}
