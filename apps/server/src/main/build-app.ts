// The whole service without a port: connects the domains and registers every call. Tests use it too.
import type { FastifyInstance } from 'fastify';
import {
  type AnyHandler,
  type CallSource,
  createInvoke,
  type Handlers,
  type Invoke,
  type RealmCall,
  serveCalls,
} from '../calls/index.ts';
import { analyticsHandlers } from '../domains/analytics/index.ts';
import { loadHoldings, loadLicences } from '../domains/entitlement/index.ts';
import { epgHandlers, loadProgramming } from '../domains/epg/index.ts';
import {
  createAccessTokens,
  createViewerSource,
  identityHandlers,
  readSigningKeys,
} from '../domains/identity/index.ts';
import {
  favouriteHandlers,
  historyHandlers,
  libraryHandlers,
  loadContinueWatching,
  loadFavourites,
  loadProgress,
  moveProgress,
  registerBeacon,
} from '../domains/library/index.ts';
import { liveHandlers, streamLiveToasts } from '../domains/live/index.ts';
import {
  type ImageVariants,
  loadMediaStates,
  mediaHandlers,
  registerImages,
  streamMediaState,
} from '../domains/media/index.ts';
import { loadFeedCards, newsHandlers } from '../domains/news/index.ts';
import { createFilterCache, createSectionCache, gridHandlers, pageHandlers } from '../domains/pages/index.ts';
import { loadCredits, peopleHandlers } from '../domains/people/index.ts';
import { createPlayback } from '../domains/playback/index.ts';
import { playlistHandlers } from '../domains/playlists/index.ts';
import { createRankingCache, rankingHandlers } from '../domains/rankings/index.ts';
import {
  createRealmRegistry,
  type RealmRegistry,
  realmHandlers,
  registerPluginFrames,
  writtenPageHandlers,
} from '../domains/realm/index.ts';
import { reviewHandlers } from '../domains/reviews/index.ts';
import { searchHandlers } from '../domains/search/index.ts';
import { createCardLoader, createGenreCache, titleHandlers } from '../domains/titles/index.ts';
import { createLoadFirstTitles, watchlistHandlers } from '../domains/watchlists/index.ts';
import { createCache } from '../platform/cache/index.ts';
import { createApp, registerApiReference } from '../platform/http/index.ts';
import { type Cursors, createCursors } from '../platform/paging/index.ts';
import type { Services } from '../services.ts';
import { createCallSource } from './call-source.ts';
import { cspReportHandlers, registerReportTypes } from './csp-reports.ts';
import { previewHandlers } from './previews.ts';
import { responseCache } from './response-cache.ts';
import { registerServiceRoutes } from './service-routes.ts';

export interface BuildOptions {
  /** Origins whose pages may make calls. Default: none. */
  corsOrigins?: readonly string[];
  /** Creates sizes and formats of images. Default: from masters in storage. */
  variants?: ImageVariants;
  /** Serves the pages of the viewer. Without it, the app serves only the API. */
  servePages?: (app: FastifyInstance, built: BuiltApp) => Promise<void>;
}

export interface BuiltApp {
  app: FastifyInstance;
  services: Services;
  realms: RealmRegistry;
  source: CallSource;
  invoke: Invoke;
  cursors: Cursors;
}

export async function buildApp(
  services: Services,
  { corsOrigins = [], variants, servePages }: BuildOptions = {},
): Promise<BuiltApp> {
  const { config, db, clock, events, log, secrets } = services;
  const realms = await createRealmRegistry(services);
  const keys = await readSigningKeys(secrets);
  const cursors = createCursors(await secrets.readOrCreate('cursor-signing-key'));
  const tokens = createAccessTokens(keys.accessToken, config.publicUrl ?? 'matinee', clock);
  const viewers = createViewerSource({ db, clock, events, keys, tokens }, { loadHoldings });
  const source = createCallSource(realms, viewers);
  const loadGenres = createGenreCache(events);
  const loadCards = createCardLoader({ loadGenres, loadProgress, loadFavourites, loadProgramming });
  const loadFirstTitles = createLoadFirstTitles(loadCards);
  const playback = await createPlayback(services);

  const handlers: Handlers<RealmCall> = {
    ...realmHandlers(services, {
      realms,
      watchMedia: (params) => streamMediaState(services, params),
      watchLive: (params) => streamLiveToasts(events, params),
    }),
    ...identityHandlers(services, { keys, tokens, viewers, moveGuestData: moveProgress }),
    ...titleHandlers({ loadCards, loadMediaStates, loadLicences, loadCredits, loadProgress }),
    ...playlistHandlers({ loadCards, loadLicences }),
    ...pageHandlers({
      loadCards,
      loadSharedSection: createSectionCache(events),
      loadContinueWatching,
      loadFeedCards,
      loadFirstTitles,
    }),
    ...gridHandlers({
      loadCards,
      loadGenres,
      loadContinueWatching,
      loadFeedCards,
      loadFilters: createFilterCache(events),
    }),
    ...peopleHandlers(loadCards),
    ...writtenPageHandlers(),
    ...newsHandlers(),
    ...mediaHandlers(services),
    ...epgHandlers(),
    ...liveHandlers({ loadCards, loadLicences }),
    ...playback.handlers,
    ...searchHandlers({ loadCards, loadGenres }),
    ...watchlistHandlers(loadCards),
    ...libraryHandlers(loadCards),
    ...favouriteHandlers(loadCards),
    ...historyHandlers(loadCards),
    ...reviewHandlers(loadCards, services),
    ...rankingHandlers({ loadCards, loadGenres, loadRanking: createRankingCache(clock) }),
    ...analyticsHandlers(services, {
      // A beacon sent while a page closes may carry a token that has just expired.
      viewerByToken: (realm, token) => source.viewerByToken(realm, token, { allowExpired: true }),
    }),
    ...cspReportHandlers(services),
    ...previewHandlers({ loadCards, loadContinueWatching, loadFeedCards, loadFirstTitles }, realms),
  };
  const byName = handlers as unknown as Readonly<Record<RealmCall, AnyHandler>>;

  const app = createApp({ log, trustProxy: config.trustProxy, corsOrigins });
  const cache = createCache(responseCache, { events });
  app.addHook('onClose', async () => realms.close());

  registerReportTypes(app);
  registerServiceRoutes(app, services);
  registerApiReference(app);
  serveCalls(app, { handlers: byName, source, cache, services: { ...services, cursors } });
  registerBeacon(app, services, source);
  registerImages(app, services, { variants, isOtherRealmHost: realms.isHostOfAnotherRealm });
  registerPluginFrames(app, source.findRealm);
  playback.registerMedia(app, realms.isHostOfAnotherRealm);

  const built: BuiltApp = { app, services, realms, source, invoke: createInvoke(byName), cursors };
  await servePages?.(app, built);
  return built;
}
