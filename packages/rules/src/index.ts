// The decisions of Matinee, pure: no input or output, no clock, no storage. Server and viewer ask the same ones.
export type { AccessLevel } from './access/access-level.ts';
export { decideAccess } from './access/decide-access.ts';
export { type AccessCheckName, type AccessPurpose, accessChecks, accessMatrix } from './access/matrix.ts';
export { playbackOutcome } from './access/playback-outcome.ts';
export type {
  AccessCheck,
  AccessDecision,
  AccessReason,
  AccessReasonCode,
  AccessRule,
  AccessViewer,
  HeldLicence,
  ProtectedContent,
  RegionRule,
} from './access/shapes.ts';
export { type ActionSubject, actionDataOf } from './actions/action-data.ts';
export {
  type ActionFacts,
  type ComposedAction,
  shownActions,
  trailerToPlay,
} from './actions/composed-actions.ts';
export {
  analyticsUserType,
  type CardPlace,
  type ClickedCard,
  cardClickProperties,
  hasOptedOut,
  licenceSelectProperties,
  type SelectedLicence,
  type TrackingWishes,
  trackingFor,
} from './analytics/analytics.ts';
export {
  type CardState,
  type CarouselView,
  cardState,
  isHighlighted,
} from './carousel/card-state.ts';
export { type GrowingCard, type GrownCard, grownCard } from './carousel/grown-card.ts';
export { placeOf } from './carousel/place.ts';
export {
  type BucketType,
  bucketPageSize,
  itemCount,
  type RowCards,
  type RowOfCards,
  rowCards,
} from './carousel/row-cards.ts';
export {
  type CarouselBox,
  type ColumnRange,
  columnCount,
  madeItems,
  visibleColumns,
} from './carousel/visible-range.ts';
export { type LockBadge, lockBadge, positionIcon } from './content/badges.ts';
export {
  type ContentKind,
  isPlayable,
  isVideo,
  kindOf,
} from './content/content-kind.ts';
export { type EventPhase, eventPhase } from './content/live-event.ts';
export { isLiveNow, type LiveContent, standingOf } from './content/live-now.ts';
export { opensProgramme } from './content/opens-programme.ts';
export {
  isPremiere,
  type PremiereContent,
  type PremiereTimes,
  premiereModal,
  premiereVideo,
} from './content/premiere.ts';
export {
  changesAt,
  type NowAndNext,
  nowAndNext,
  type ProgrammeFacts,
  type ProgrammePlay,
  placeInFilm,
  playsFrom,
  programmePlay,
} from './content/programme.ts';
export { type ReleasedContent, releaseDate } from './content/release-date.ts';
export {
  type AnimatedBackground,
  type BackgroundPreferences,
  type HeroBackgroundMode,
  heroBackgroundMode,
  heroDefaults,
} from './hero/hero.ts';
export { type HeroWords, isPictureMirrored } from './hero/mirrored.ts';
export { type MarkedPart, type MovingPart, movingPart } from './hero/moving-part.ts';
export { type DateField, dateFieldOrder } from './i18n/date-field-order.ts';
export { languageChain, negotiateLanguage, type OfferedLanguages, textIn } from './i18n/language-chain.ts';
export {
  directionOf,
  type LanguageInfo,
  languageName,
  languages,
  primaryLanguage,
} from './i18n/languages.ts';
export { type ColumnStep, columnsFor, gridColumns } from './layout/columns.ts';
export {
  breakpoints,
  type DeviceClass,
  deviceClass,
  gutterFor,
  isNarrow,
  menuPlatform,
  topBarHeightFor,
} from './layout/device.ts';
export { resizeDebounceMs, timerMs, transitionMs } from './layout/durations.ts';
export { shiftIntoView } from './layout/edges.ts';
export {
  backgroundImageWidths,
  type ImageFormat,
  type ImageWidth,
  imageUrl,
  imageWidthFor,
  imageWidths,
  imageWidthsUpTo,
} from './layout/images.ts';
export { isBigPlaylistPanel, pageSizes } from './layout/page-sizes.ts';
export {
  cardScales,
  cardWidths,
  heroSizes,
  mobileCardImage,
  moreMenuHeights,
  seasonDropdownObserver,
  TOOLTIP_EDGE_MARGIN,
  toastThumbnail,
  visibilityObserver,
} from './layout/sizes.ts';
export { initialTopBar, scrollTopBar, type TopBarState } from './layout/top-bar.ts';
export { contentTarget } from './links/content-target.ts';
export { createLinkFor, type LinkFor } from './links/create-link-for.ts';
export { linkFor } from './links/link-for.ts';
export type { Link, LinkableContent, LinkContext, LinkOptions } from './links/link-shapes.ts';
export { returnPath } from './links/return-path.ts';
export { slug } from './links/slug.ts';
export {
  keepingOf,
  linkSubject,
  type StageLink,
  type StageTarget,
  stageTarget,
} from './links/stage-target.ts';
export { type DefaultableMenuItem, defaultMenuItem } from './navigation/default-menu-item.ts';
export { resetOnRouteChange, type StateName } from './navigation/route-change.ts';
export { offersSignUp, type SignInSettings, type SignInWay, signInWay } from './navigation/sign-in-way.ts';
export { type TabPlace, tabAt } from './navigation/tab-keys.ts';
export { chapterTitle, type NamedChapter } from './player/chapter-title.ts';
export {
  firstInTurn,
  type ListedTitle,
  nextInTurn,
  playsInTurn,
  previousInTurn,
} from './player/play-on.ts';
export { playerDefaults } from './player/player-defaults.ts';
export {
  type PlayerErrorKey,
  playerErrorKey,
  videoPageErrorKey,
} from './player/player-errors.ts';
export { leadsToPrevious } from './player/way-back.ts';
export {
  PLUGIN_PROTOCOL,
  type PluginMessage,
  readPluginMessage,
} from './plugin/plugin-message.ts';
export { decimalOf, formatPrice, lookUpPrice, type Money, type PriceList } from './price/price.ts';
export {
  isFinished,
  type KeptPosition,
  progressFraction,
  resumePosition,
  type WatchPosition,
} from './progress/progress.ts';
export {
  otherSort,
  RANKED_DAYS,
  RANKED_MOST,
  type RankingSort,
  type RankingTab,
  rankingSorts,
  rankingTabs,
  ratingWeight,
  titleLetter,
} from './rankings/rankings.ts';
export { isReviewTooLong, REVIEW_TEXT_MAX, reviewRatings, reviewText } from './reviews/review-text.ts';
export { hrefFor, matchPath, pathFor, routeTemplates, switchLanguagePath } from './routes/all-routes.ts';
export {
  createRoutes,
  type MatchOptions,
  type PathOptions,
  type RouteMatch,
  type Routes,
  type RouteTarget,
} from './routes/create-routes.ts';
export {
  isListedRoute,
  languageOfPath,
  languageParam,
  type OfferedPaths,
  type PageAddresses,
  pageAddresses,
} from './routes/found-by-machines.ts';
export {
  isAdminRoute,
  isFrameless,
  isPublicRoute,
  isTopBarHidden,
  keepsSearch,
  SEARCH_HASH,
} from './routes/page-kinds.ts';
export { EMOJI_LANGUAGE, type PathSet, type PathSets } from './routes/path-sets.ts';
export { listContext, type PlayingList, playingList } from './routes/playing-list.ts';
export type { Query } from './routes/query-string.ts';
export type { LooseParams, ParamValue } from './routes/route-params.ts';
export { defaultPaths, type RouteKey } from './routes/table.ts';
export { toRouterPath } from './routes/template.ts';
export { type RouteTemplate, routeKeys } from './routes/variants.ts';
export { type VideoPageRequest, videoPageRequest } from './routes/video-page.ts';
export { arPaths } from './routes/words/ar.ts';
export { emojiPaths } from './routes/words/emoji.ts';
export { esPaths } from './routes/words/es.ts';
export { ptPaths } from './routes/words/pt.ts';
export { addRecentSearch } from './search/recent-searches.ts';
export { searchDelay } from './search/search-delay.ts';
export { searchWords } from './search/search-words.ts';
export {
  appendSeasons,
  type CachedSeason,
  initialiseSeasons,
  prependSeasons,
  type SeasonCache,
  type SeasonsBeside,
  setAdjacentSeasons,
} from './seasons/season-cache.ts';
export { type Faces, facesOf, faceTokens, shippedFaces, standInTokens } from './settings/realm-faces.ts';
export {
  defaultRealmSettings,
  type RealmSettings,
  seasonPickerLooks,
} from './settings/realm-settings.ts';
export { type StorageKeyName, storageKey } from './settings/storage-keys.ts';
export {
  type BlockTexts,
  blockIn,
  type FormattedText,
  formatText,
  type TextBlock,
  type TextFormat,
  zonedMoment,
} from './text/format-text.ts';
export { hasRoom, WATCHLIST_TITLES_MAX, WATCHLISTS_MAX } from './watchlists/watchlist-limits.ts';
export { isWatchlistNameTooLong, WATCHLIST_NAME_MAX, watchlistName } from './watchlists/watchlist-name.ts';
