// The whole service without a port: connects the domains and registers every route. Tests use it too.
import type { FastifyInstance, RouteOptions } from 'fastify';
import { createInvoke, type Invoke, type RequestResolver, serveCalls } from '../calls/index.ts';
import { loadEntitlements } from '../domains/entitlement/index.ts';
import {
  createAccessTokens,
  createViewerSource,
  readOrCreateSigningKeys,
  registerOperatorFrame,
} from '../domains/identity/index.ts';
import { registerProgressBeacon } from '../domains/library/index.ts';
import { type ImageVariants, registerImages } from '../domains/media/index.ts';
import { createPlayback } from '../domains/playback/index.ts';
import { createRealmRegistry, type RealmRegistry, registerPluginFrames } from '../domains/realm/index.ts';
import { createCache } from '../platform/cache/index.ts';
import { createApp, registerApiReference } from '../platform/http/index.ts';
import { type IpLocations, openIpLocations } from '../platform/ip-locations/index.ts';
import { createJwtKeys } from '../platform/jwt-keys/index.ts';
import { type Admission, createAdmission, type EventLoopMonitor } from '../platform/overload/index.ts';
import { type Cursors, createCursors } from '../platform/paging/index.ts';
import type { Services } from '../services.ts';
import { createCallHandlers } from './call-handlers.ts';
import { registerReportTypes } from './csp-reports.ts';
import { registerHealthRoutes } from './health-routes.ts';
import { createRequestResolver } from './request-resolver.ts';
import { responseCacheDefinition } from './response-cache.ts';

export interface BuildOptions {
  /** Origins whose pages may make calls. Default: none. */
  corsOrigins?: readonly string[];
  /** Creates sizes and formats of images. Default: from masters in storage. */
  variants?: ImageVariants;
  /** Without it, the app refuses no request because the event loop is late. */
  eventLoopMonitor?: EventLoopMonitor;
  /** Receives each route when it is registered. */
  onRoute?: (route: RouteOptions) => void;
  /** Serves the pages of the viewer. Without it, the app serves no pages. */
  servePages?: (app: FastifyInstance, builtApp: BuiltApp) => Promise<void>;
}

export interface BuiltApp {
  app: FastifyInstance;
  services: Services;
  realms: RealmRegistry;
  resolver: RequestResolver;
  invoke: Invoke;
  cursors: Cursors;
  admission: Admission;
  ipLocations: IpLocations;
}

export async function buildApp(
  services: Services,
  { corsOrigins = [], variants, eventLoopMonitor, onRoute, servePages }: BuildOptions = {},
): Promise<BuiltApp> {
  const { config, db, clock, events, log, secrets } = services;
  const realms = await createRealmRegistry(services);
  const keys = await readOrCreateSigningKeys(secrets);
  const cursors = createCursors(await secrets.readOrCreate('cursor-signing-key'));
  const jwtKeys = createJwtKeys({ secrets, clock });
  const tokens = createAccessTokens(jwtKeys, config.publicUrl ?? 'matinee', clock);
  const viewers = createViewerSource({ db, clock, events, keys, tokens }, { loadEntitlements });
  const resolver = createRequestResolver(realms, viewers, config.publicUrl);
  const ipLocations = await openIpLocations(config.ipDatabases);
  const playback = await createPlayback(services, {
    jwtKeys,
    findViewer: (realmId, sessionId) => viewers.findBySession({ id: realmId }, sessionId),
  });

  const dependencies = { realms, keys, tokens, viewers, resolver, playback };
  const handlers = createCallHandlers(services, dependencies);

  const app = createApp({
    log,
    trustProxy: config.trustProxy,
    corsOrigins,
    publicUrl: config.publicUrl,
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  const cache = createCache(responseCacheDefinition, { events });
  const admission = createAdmission(eventLoopMonitor);
  app.addHook('onClose', async () => realms.close());

  registerReportTypes(app);
  registerHealthRoutes(app, services);
  registerApiReference(app, config.publicUrl);
  serveCalls(app, { handlers, resolver, cache, services: { ...services, cursors, ipLocations }, admission });
  registerProgressBeacon(app, services, resolver);
  registerImages(app, services, { variants, isOtherRealmHost: realms.isOtherRealmHost });
  registerPluginFrames(app, resolver.findRealm);
  registerOperatorFrame(app, resolver.findRealm);
  playback.registerMedia(app, { isOtherRealmHost: realms.isOtherRealmHost, admission });

  const builtApp: BuiltApp = {
    app,
    services,
    realms,
    resolver,
    invoke: createInvoke(handlers),
    cursors,
    admission,
    ipLocations,
  };
  await servePages?.(app, builtApp);
  return builtApp;
}
