// Creates the handlers of all calls: those of each domain, connected to the functions they need from other
// domains.
import type { AnyHandler, Handlers, RealmCall, RequestResolver } from '../calls/index.ts';
import { createAnalyticsHandlers } from '../domains/analytics/index.ts';
import { loadLicences, replaceLicences } from '../domains/entitlement/index.ts';
import { createEpgHandlers, loadProgramming } from '../domains/epg/index.ts';
import { countrySource, createGeoHandlers } from '../domains/geo/index.ts';
import {
  type AccessTokens,
  createAccountHandlers,
  createIdentityHandlers,
  createPersonalDataHandlers,
  createProfileHandlers,
  createSecurityHandlers,
  type SigningKeys,
  type ViewerSource,
} from '../domains/identity/index.ts';
import {
  createFavouriteHandlers,
  createHistoryHandlers,
  createProgressHandlers,
  loadFavourites,
  loadProgress,
  moveProgress,
  selectContinueWatching,
} from '../domains/library/index.ts';
import { createLiveHandlers, streamLiveToasts } from '../domains/live/index.ts';
import { createMediaHandlers, loadTitleMedia, streamMediaState } from '../domains/media/index.ts';
import { createNewsHandlers, loadFeedCards } from '../domains/news/index.ts';
import {
  createFilterCache,
  createGridHandlers,
  createPageHandlers,
  createSectionCache,
} from '../domains/pages/index.ts';
import { createPeopleHandlers, loadCredits } from '../domains/people/index.ts';
import type { Playback } from '../domains/playback/index.ts';
import { createPlaylistHandlers } from '../domains/playlists/index.ts';
import { createRankingCache, createRankingHandlers } from '../domains/rankings/index.ts';
import {
  createExternalPageHandlers,
  createPromoItemHandlers,
  createRealmHandlers,
  type RealmRegistry,
} from '../domains/realm/index.ts';
import { createReviewHandlers } from '../domains/reviews/index.ts';
import { createSearchHandlers } from '../domains/search/index.ts';
import { createCardLoader, createGenreCache, createTitleHandlers } from '../domains/titles/index.ts';
import { createFirstTitleLoader, createWatchlistHandlers } from '../domains/watchlists/index.ts';
import type { Services } from '../services.ts';
import { createCspReportHandlers } from './csp-reports.ts';
import { personalDataSources } from './personal-data/sources.ts';
import { createPreviewHandlers } from './previews.ts';

interface HandlerDependencies {
  realms: RealmRegistry;
  keys: SigningKeys;
  tokens: AccessTokens;
  viewers: ViewerSource;
  resolver: RequestResolver;
  playback: Playback;
}

export function createCallHandlers(
  services: Services,
  { realms, keys, tokens, viewers, resolver, playback }: HandlerDependencies,
): Readonly<Record<RealmCall, AnyHandler>> {
  const { clock, events } = services;
  const loadGenres = createGenreCache(events);
  const loadCards = createCardLoader({ loadGenres, loadProgress, loadFavourites, loadProgramming });
  const loadFirstTitles = createFirstTitleLoader(loadCards);
  const handlers: Handlers<RealmCall> = {
    ...createRealmHandlers(services, {
      realms,
      streamMediaState: ({ db, ...params }) => streamMediaState({ ...services, db }, params),
      streamLiveToasts: (params) => streamLiveToasts(events, params),
    }),
    ...createIdentityHandlers(services, {
      keys,
      accessTokens: tokens,
      viewers,
      moveGuestData: moveProgress,
      replaceLicences,
    }),
    ...createAccountHandlers(countrySource, viewers),
    ...createSecurityHandlers(),
    ...createProfileHandlers(services, { keys, accessTokens: tokens, viewers }),
    ...createPersonalDataHandlers(services, { keys, sources: personalDataSources }),
    ...createGeoHandlers(),
    ...createTitleHandlers({ loadCards, loadTitleMedia, loadLicences, loadCredits, loadProgress }),
    ...createPlaylistHandlers({ loadCards, loadLicences }),
    ...createPageHandlers({
      loadCards,
      loadSharedSection: createSectionCache(events),
      loadContinueWatching: selectContinueWatching,
      loadFeedCards,
      loadFirstTitles,
    }),
    ...createGridHandlers({
      loadCards,
      loadGenres,
      loadContinueWatching: selectContinueWatching,
      loadFeedCards,
      loadFilters: createFilterCache(events),
    }),
    ...createPeopleHandlers(loadCards),
    ...createExternalPageHandlers(),
    ...createPromoItemHandlers(realms),
    ...createNewsHandlers(),
    ...createMediaHandlers(services),
    ...createEpgHandlers(loadCards),
    ...createLiveHandlers({ loadCards, loadLicences }),
    ...playback.handlers,
    ...createSearchHandlers({ loadCards, loadGenres }),
    ...createWatchlistHandlers(loadCards),
    ...createProgressHandlers(loadCards),
    ...createFavouriteHandlers(loadCards),
    ...createHistoryHandlers(loadCards),
    ...createReviewHandlers(loadCards, services),
    ...createRankingHandlers({ loadCards, loadGenres, loadRanking: createRankingCache(clock) }),
    ...createAnalyticsHandlers({
      // A beacon sent while a page closes may carry a token that has just expired.
      findViewerByToken: (realm, token) => resolver.findViewerByToken(realm, token, { allowExpired: true }),
    }),
    ...createCspReportHandlers(services),
    ...createPreviewHandlers(
      { loadCards, loadContinueWatching: selectContinueWatching, loadFeedCards, loadFirstTitles },
      realms,
    ),
  };
  return handlers as unknown as Readonly<Record<RealmCall, AnyHandler>>;
}
