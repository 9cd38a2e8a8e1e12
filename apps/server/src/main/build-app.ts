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
import { createAnalyticsHandlers } from '../domains/analytics/index.ts';
import { loadHoldings, loadLicences } from '../domains/entitlement/index.ts';
import { createEpgHandlers, loadProgramming } from '../domains/epg/index.ts';
import {
  createAccessTokens,
  createIdentityHandlers,
  createViewerSource,
  readSigningKeys,
} from '../domains/identity/index.ts';
import {
  createFavouriteHandlers,
  createHistoryHandlers,
  createLibraryHandlers,
  loadContinueWatching,
  loadFavourites,
  loadProgress,
  moveProgress,
  registerBeacon,
} from '../domains/library/index.ts';
import { createLiveHandlers, streamLiveToasts } from '../domains/live/index.ts';
import {
  createMediaHandlers,
  type ImageVariants,
  loadMediaStates,
  registerImages,
  streamMediaState,
} from '../domains/media/index.ts';
import { createNewsHandlers, loadFeedCards } from '../domains/news/index.ts';
import {
  createFilterCache,
  createGridHandlers,
  createPageHandlers,
  createSectionCache,
} from '../domains/pages/index.ts';
import { createPeopleHandlers, loadCredits } from '../domains/people/index.ts';
import { createPlayback } from '../domains/playback/index.ts';
import { createPlaylistHandlers } from '../domains/playlists/index.ts';
import { createRankingCache, createRankingHandlers } from '../domains/rankings/index.ts';
import {
  createRealmHandlers,
  createRealmRegistry,
  createWrittenPageHandlers,
  type RealmRegistry,
  registerPluginFrames,
} from '../domains/realm/index.ts';
import { createReviewHandlers } from '../domains/reviews/index.ts';
import { searchHandlers } from '../domains/search/index.ts';
import { createCardLoader, createGenreCache, createTitleHandlers } from '../domains/titles/index.ts';
import { createLoadFirstTitles, createWatchlistHandlers } from '../domains/watchlists/index.ts';
import { createCache } from '../platform/cache/index.ts';
import { createApp, registerApiReference } from '../platform/http/index.ts';
import { type Cursors, createCursors } from '../platform/paging/index.ts';
import type { Services } from '../services.ts';
import { createCallSource } from './call-source.ts';
import { createCspReportHandlers, registerReportTypes } from './csp-reports.ts';
import { createPreviewHandlers } from './previews.ts';
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
    ...createRealmHandlers(services, {
      realms,
      watchMedia: (params) => streamMediaState(services, params),
      watchLive: (params) => streamLiveToasts(events, params),
    }),
    ...createIdentityHandlers(services, { keys, tokens, viewers, moveGuestData: moveProgress }),
    ...createTitleHandlers({ loadCards, loadMediaStates, loadLicences, loadCredits, loadProgress }),
    ...createPlaylistHandlers({ loadCards, loadLicences }),
    ...createPageHandlers({
      loadCards,
      loadSharedSection: createSectionCache(events),
      loadContinueWatching,
      loadFeedCards,
      loadFirstTitles,
    }),
    ...createGridHandlers({
      loadCards,
      loadGenres,
      loadContinueWatching,
      loadFeedCards,
      loadFilters: createFilterCache(events),
    }),
    ...createPeopleHandlers(loadCards),
    ...createWrittenPageHandlers(),
    ...createNewsHandlers(),
    ...createMediaHandlers(services),
    ...createEpgHandlers(),
    ...createLiveHandlers({ loadCards, loadLicences }),
    ...playback.handlers,
    ...searchHandlers({ loadCards, loadGenres }),
    ...createWatchlistHandlers(loadCards),
    ...createLibraryHandlers(loadCards),
    ...createFavouriteHandlers(loadCards),
    ...createHistoryHandlers(loadCards),
    ...createReviewHandlers(loadCards, services),
    ...createRankingHandlers({ loadCards, loadGenres, loadRanking: createRankingCache(clock) }),
    ...createAnalyticsHandlers(services, {
      // A beacon sent while a page closes may carry a token that has just expired.
      viewerByToken: (realm, token) => source.findViewerByToken(realm, token, { allowExpired: true }),
    }),
    ...createCspReportHandlers(services),
    ...createPreviewHandlers({ loadCards, loadContinueWatching, loadFeedCards, loadFirstTitles }, realms),
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
