// Creates the context of a handler from a request.
import { type Call, type CallName, isAdultOnly, isForImpersonators } from '@matinee/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '../platform/errors/index.ts';
import { createResponseCookies, LazyRequestInfo } from '../platform/http/index.ts';
import type { IpLocations } from '../platform/ip-locations/index.ts';
import type { Cursors } from '../platform/paging/index.ts';
import type { Services } from '../services.ts';
import { type CallContext, guestViewer, type RealmContext, type Viewer } from './call-context.ts';
import type { CheckedInput } from './check-input.ts';
import { chooseLanguages } from './language.ts';
import type { RequestResolver } from './request-resolver.ts';
import { getViewerDatabase } from './viewer-database.ts';

/** These calls accept an expired token, so that a guest who signs in late keeps their progress, and ignore an invalid one. */
const callsAcceptingExpiredToken: ReadonlySet<CallName> = new Set([
  'signIn',
  'signUp',
  'signInWithMagicLink',
]);

export function readBearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  return /^bearer +(\S+)$/i.exec(header)?.[1] ?? '';
}

export function needsToken(call: Call): boolean {
  return call.auth !== 'none' && call.auth !== 'optional';
}

export async function findViewer(
  resolver: RequestResolver,
  name: CallName,
  call: Call,
  realm: RealmContext,
  token: string | undefined,
): Promise<Viewer | Refusal> {
  if (token === undefined) return needsToken(call) ? refuse('unauthorised') : guestViewer;
  const allowExpired = callsAcceptingExpiredToken.has(name);
  const viewer = await resolver.findViewerByToken(realm, token, { allowExpired });
  if (!viewer) return allowExpired ? guestViewer : refuse('unauthorised');
  return checkPermission(call, viewer) ?? viewer;
}

/** A valid token of a viewer with another role is forbidden: refreshing it would not help. */
export function checkPermission(call: Call, viewer: Viewer): Refusal | undefined {
  if (call.auth === 'user' && viewer.isGuest) return refuse('forbidden', { requiredRole: 'USER' });
  if (call.auth === 'admin' && viewer.role !== 'ADMIN') return refuse('forbidden', { requiredRole: 'ADMIN' });
  if (viewer.impersonator && !isForImpersonators(call)) return refuse('notWhileImpersonating');
  if (isAdultOnly(call) && viewer.profile?.kind === 'child') return refuse('adultProfileRequired');
  return undefined;
}

export interface CallContextInput {
  realm: RealmContext;
  viewer: Viewer;
  /** The requested language. */
  language?: string | undefined;
  /** Ends a stream. Default: the stream ends with the connection. */
  signal?: AbortSignal;
}

export function createCallContext(
  services: Services & { cursors: Cursors; ipLocations: IpLocations },
  { realm, viewer, language, signal }: CallContextInput,
  request: FastifyRequest,
  reply: FastifyReply,
): CallContext {
  const languages = chooseLanguages(realm, language, request.headers['accept-language']);
  const requestInfo = new LazyRequestInfo(request, services.config.publicUrl, signal);
  return {
    realm,
    viewer,
    languages,
    language: languages[0] ?? realm.settings.defaultLanguage,
    now: services.clock.now(),
    requestId: request.id,
    db: getViewerDatabase(services.db, viewer),
    cursors: services.cursors,
    request: requestInfo,
    responseCookies: createResponseCookies(reply, requestInfo),
    findLocation: () => services.ipLocations.find(requestInfo.address),
  };
}

/** The `language` in the query or the body. */
export function readRequestedLanguage(input: CheckedInput): string | undefined {
  for (const inputPart of [input.query, input.body]) {
    if (typeof inputPart !== 'object' || inputPart === null || !('language' in inputPart)) continue;
    if (typeof inputPart.language === 'string') return inputPart.language;
  }
  return undefined;
}
