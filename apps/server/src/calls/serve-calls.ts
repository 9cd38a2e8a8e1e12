// Registers every call of a realm as a route. For a request that the cache does not answer, the route finds
// the realm and the viewer, checks the input, runs the handler and checks the response, in this order.
import { type Call, calls } from '@matinee/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CacheKey } from '../platform/cache/index.ts';
import { isRefusal, RefusedError, refuse } from '../platform/errors/index.ts';
import {
  type CachedResponse,
  createCachedResponse,
  createStreamLimiter,
  encodeText,
  jsonContentType,
  type ResponseCache,
  type StreamLimiter,
  sendCachedResponse,
  sendEvents,
  sendPrivateResponse,
  sendRefusal,
  writeCachedResponse,
} from '../platform/http/index.ts';
import type { IpLocations } from '../platform/ip-locations/index.ts';
import type { Admission } from '../platform/overload/index.ts';
import type { Cursors } from '../platform/paging/index.ts';
import type { Services } from '../services.ts';
import { guestViewer, type RealmContext, type Viewer } from './call-context.ts';
import { getCallPurpose } from './call-purpose.ts';
import { checkInput } from './check-input.ts';
import { checkResponse } from './check-response.ts';
import {
  createCallContext,
  findViewer,
  needsToken,
  readBearerToken,
  readRequestedLanguage,
} from './create-call-context.ts';
import type { AnyHandler, RealmCall } from './handler.ts';
import { chooseLanguages } from './language.ts';
import type { RequestResolver } from './request-resolver.ts';

export interface ServeCallsOptions {
  handlers: Readonly<Record<RealmCall, AnyHandler>>;
  resolver: RequestResolver;
  cache: ResponseCache;
  services: Services & { cursors: Cursors; ipLocations: IpLocations };
  admission: Admission;
}

interface Route extends Omit<ServeCallsOptions, 'handlers'> {
  name: RealmCall;
  call: Call;
  handler: AnyHandler;
  streamLimiter: StreamLimiter;
  /** The query parameters that the call reads. */
  queryNames: readonly string[];
}

export function serveCalls(app: FastifyInstance, options: ServeCallsOptions): void {
  const streamLimiter = createStreamLimiter();
  app.addHook('preClose', async () => streamLimiter.closeAll());
  for (const name of Object.keys(options.handlers) as RealmCall[]) {
    const call: Call = calls[name];
    const route: Route = {
      ...options,
      name,
      call,
      handler: options.handlers[name],
      streamLimiter,
      queryNames: Object.keys(call.query?.shape ?? {}),
    };
    app.route({
      method: call.method,
      url: call.path,
      handler: (request, reply) => {
        const cachedResponse = findCachedResponse(route, request);
        if (!cachedResponse) return admitCall(route, request, reply);
        if (writeCachedResponse(request, reply, cachedResponse)) return undefined;
        return sendCachedResponse(request, reply, cachedResponse);
      },
    });
  }
}

/** Serves a call unless the process cannot keep up. An open event stream does not count as a running call. */
async function admitCall(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { admission, call, name } = route;
  const purpose = getCallPurpose(name);
  if (!call.isEventStream) return admission.run(purpose, () => serveCall(route, request, reply));
  admission.check(purpose);
  return serveCall(route, request, reply);
}

/** The fast path of most calls without a token. */
function findCachedResponse(route: Route, request: FastifyRequest): CachedResponse | undefined {
  const { call, resolver, cache, queryNames } = route;
  if (!call.cacheSeconds || (call.auth !== 'none' && request.headers.authorization !== undefined))
    return undefined;
  // Other parameters need the checks of the slow path.
  if (!Object.keys(request.query as object).every((name) => queryNames.includes(name))) return undefined;
  const realm = resolver.findRealm(request);
  return realm && cache.get(createCacheKey(route, realm, request));
}

/**
 * The key contains only the query parameters that the call reads; `checkInput` refuses others, except `realm`. A path can be
 * spelled in many ways with percent-encoded letters, so the key contains the decoded parameters instead.
 */
function createCacheKey(
  { name, queryNames }: Pick<Route, 'name' | 'queryNames'>,
  realm: RealmContext,
  { headers, url, params, query }: FastifyRequest,
): CacheKey {
  const [language] = chooseLanguages(realm, undefined, headers['accept-language']);
  const values = url.includes('?') ? queryNames.map((name) => (query as Record<string, unknown>)[name]) : [];
  return [realm.id, realm.version, language, name, JSON.stringify(params), JSON.stringify(values)];
}

async function serveCall(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { name, call, resolver, services, handler } = route;
  const realm = resolver.findRealm(request);
  if (!realm) return sendRefusal(reply, refuse('unknownRealm'));
  const token = call.auth === 'none' ? undefined : readBearerToken(request);
  if (call.cacheSeconds && token === undefined) {
    return serveSharedResponse(route, realm, call.cacheSeconds, request, reply);
  }

  // The viewer's pages open these streams with EventSource, which cannot send headers. The session cookie
  // identifies the viewer instead.
  const isPageStream = call.isEventStream && call.auth === 'none';
  const viewer = isPageStream
    ? await resolver.findViewerByCookie(realm, request)
    : await findViewer(resolver, name, call, realm, token);
  if (isRefusal(viewer)) return sendRefusal(reply, viewer);
  const input = checkInput(call, request);
  if (isRefusal(input)) return sendRefusal(reply, input);
  const contextInput = { realm, viewer, language: readRequestedLanguage(input) };
  if (call.isEventStream) {
    const controller = route.streamLimiter.open(request.ip);
    if (!controller) return sendRefusal(reply, refuse('overloaded'));
    endStreamWhenRightsChange(services.events, viewer, controller);
    return serveStream(route, reply, controller, () => {
      const ctx = createCallContext(services, { ...contextInput, signal: controller.signal }, request, reply);
      return handler(input as never, ctx);
    });
  }

  const result = await handler(input as never, createCallContext(services, contextInput, request, reply));
  if (isRefusal(result)) return sendRefusal(reply, result);
  return sendPrivateResponse(request, reply, call.status ?? 200, checkResponse(name, call, result));
}

/** Clients without a token share one response. */
async function serveSharedResponse(
  route: Route,
  realm: RealmContext,
  seconds: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (needsToken(route.call)) return sendRefusal(reply, refuse('unauthorised'));
  const input = checkInput(route.call, request);
  if (isRefusal(input)) return sendRefusal(reply, input);
  const key = createCacheKey(route, realm, request);
  const contextInput = { realm, viewer: guestViewer, language: readRequestedLanguage(input) };
  const ctx = createCallContext(route.services, contextInput, request, reply);
  const load = async () => {
    const result = await route.handler(input as never, ctx);
    if (isRefusal(result)) throw new RefusedError(result);
    return toCachedResponse(route, seconds, result);
  };
  return sendCachedResponse(request, reply, await route.cache.fetch(key, load, { ttlMs: seconds * 1000 }));
}

function toCachedResponse({ name, call }: Route, seconds: number, result: unknown): CachedResponse {
  const value = checkResponse(name, call, result);
  return createCachedResponse(call.status ?? 200, encodeText(JSON.stringify(value)), {
    'content-type': jsonContentType,
    'cache-control': `public, max-age=${seconds}`,
    vary: 'realm, accept-encoding, accept-language, authorization',
  });
}

/** Ends the stream of a viewer when their session ends or their role changes. The client opens another one. */
function endStreamWhenRightsChange(
  events: Services['events'],
  { session, account }: Viewer,
  controller: AbortController,
): void {
  if (!session) return;
  const stopFollowingSession = events.follow({ types: ['SessionEnded'] }, ({ payload }) => {
    if (payload.sessionId === session.publicId) controller.abort();
  });
  const stopFollowingRole = events.follow({ types: ['AccountRoleChanged'] }, ({ payload }) => {
    if (payload.accountId === account?.publicId) controller.abort();
  });
  for (const stop of [stopFollowingSession, stopFollowingRole])
    controller.signal.addEventListener('abort', stop, { once: true });
}

async function serveStream(
  { name, call }: Route,
  reply: FastifyReply,
  controller: AbortController,
  startStream: () => unknown,
): Promise<unknown> {
  try {
    const events = await startStream();
    if (isRefusal(events)) return sendRefusal(reply, events);
    await sendEvents(reply, checkEvents(name, call, events as AsyncIterable<unknown>), controller);
  } finally {
    controller.abort();
  }
}

async function* checkEvents(name: RealmCall, call: Call, events: AsyncIterable<unknown>) {
  for await (const event of events) yield checkResponse(name, call, event);
}
