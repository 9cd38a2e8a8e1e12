// The decisions of Matinee as pure functions: no I/O, no clock, no storage. Server and viewer share them.
export type {
  AccessDecision,
  AccessReason,
  AccessRule,
  AccessViewer,
  ProtectedContent,
  RegionRule,
  ViewerLicence,
} from './access/access-types.ts';
export { canLicenceGrantAccess, decideAccess, decidePlayback } from './access/decide-access.ts';
export { getLockLabelKey } from './access/lock-label-key.ts';
export { findSignUpRestriction, type SignUpRestriction } from './access/sign-up-restriction.ts';
export { buildActionData } from './actions/action-data.ts';
export { type ComposedAction, selectTrailer, selectVisibleActions } from './actions/composed-actions.ts';
export { buildCardClickProperties, decideTracking, getUserType, hasOptedOut } from './analytics/tracking.ts';
export { getCardState, isCarouselHighlighted } from './carousel/card-hover-state.ts';
export {
  type BucketType,
  type CardLayout,
  chooseCardLayout,
  countSlots,
  getBucketPageSize,
} from './carousel/card-layout.ts';
export { scaleCard } from './carousel/scale-card.ts';
export {
  type ColumnRange,
  countCarouselColumns,
  getCarouselCell,
  getVisibleColumns,
  getWindowedIndexes,
} from './carousel/windowing.ts';
export { isPlayable, isVideo, toContentKind } from './content/content-kind.ts';
export { getDisplayedPosition } from './content/displayed-position.ts';
export { type EventPhase, getEventPhase, getLiveStatus } from './content/live-status.ts';
export {
  decideProgrammePlayback,
  getNextScheduleChange,
  getProgrammeOffset,
  type ProgrammeStart,
  selectNowAndNext,
  wrapPosition,
} from './content/programme.ts';
export { canOpenProgramme } from './content/programme-access.ts';
export { getPremiereModalState, getReleaseDate } from './content/releases.ts';
export {
  type AddressCountry,
  type AddressRestriction,
  addressLabelKeys,
  isAddressRequired,
  isCountryAllowed,
  listAddressFields,
} from './forms/address-country.ts';
export {
  acceptDatePart,
  type DatePart,
  type DateParts,
  isDateIncomplete,
  isDatePartFull,
  joinDateParts,
  splitDate,
} from './forms/date-parts.ts';
export { isEmailAddress } from './forms/email-address.ts';
export { type FormContext, findFormIssues } from './forms/find-form-issues.ts';
export {
  type AddressFieldName,
  type AddressValue,
  addressFieldNames,
  type FieldIssue,
  type FormField,
  type FormFieldKind,
  type FormValues,
  getFieldIssueKey,
  type PhoneValue,
} from './forms/form-field.ts';
export { listAccountFields, listSignUpFields, requiresTaxNumber } from './forms/forms.ts';
export { formatTaxNumber } from './forms/tax-number-mask.ts';
export { selectBackgroundClip } from './hero/background-clip.ts';
export {
  chooseHeroBackgroundMode,
  type HeroBackgroundMode,
  heroDefaults,
  type VideoBackgroundPreferences,
} from './hero/background-mode.ts';
export { shouldMirrorImage } from './hero/mirrored-image.ts';
export { getDateFieldOrder } from './i18n/date-field-order.ts';
export { chooseLanguage, getLanguageFallbacks, pickText } from './i18n/language-fallbacks.ts';
export { getDirection, getNativeLanguageName, getPrimaryLanguage, languageCodes } from './i18n/languages.ts';
export { breakpoints, customMedia, expandCustomMedia, portraitMedia } from './layout/breakpoints.ts';
export {
  getDeviceClass,
  getGutter,
  getMenuPlatform,
  getTopBarHeight,
  isNarrow,
} from './layout/device.ts';
export { resizeDebounceMs, timerMs, transitionMs, undoWindowMs } from './layout/durations.ts';
export { getGridColumnCount } from './layout/grid-columns.ts';
export { authBackgroundWidths, buildImageUrl, chooseImageWidth, imageWidths } from './layout/images.ts';
export {
  cardScales,
  cardWidths,
  heroSizes,
  mobileCardImage,
  moreMenuHeights,
  seasonListObserverOptions,
  toastThumbnail,
  visibilityObserverOptions,
} from './layout/sizes.ts';
export { initialTopBar, reduceTopBar } from './layout/top-bar.ts';
export { getShiftIntoViewport } from './layout/viewport-shift.ts';
export { resolveContentTarget } from './links/content-target.ts';
export { getLinkSubject, getSaveAction, resolveEditorialLink } from './links/editorial-link.ts';
export { type CreateLink, createLinkFactory } from './links/link-factory.ts';
export { fillLinkTemplate } from './links/link-template.ts';
export type { Link, LinkContext, LinkOptions } from './links/link-types.ts';
export { parseReturnPath } from './links/return-path.ts';
export { slugify } from './links/slug.ts';
export { selectDefaultMenuItem } from './navigation/default-menu-item.ts';
export { getStateToReset, type ResettableStateName } from './navigation/route-change.ts';
export { canSignUp, chooseSignInMethod } from './navigation/sign-in-method.ts';
export { getTabIndexForKey } from './navigation/tab-keys.ts';
export { isBigPlaylistPanel, pageSizes } from './paging/page-sizes.ts';
export { getChapterTitle, type NamedChapter } from './player/chapter-title.ts';
export {
  findNextInQueue,
  findPreviousInQueue,
  findStartingVideo,
  isQueuePlayable,
  shouldPlayPrevious,
} from './player/play-queue.ts';
export { PLUGIN_PROTOCOL, readPluginMessage } from './plugin/plugin-message.ts';
export {
  ageLimits,
  DEFAULT_AGE_LIMIT,
  isPin,
  MAX_PROFILE_NAME_LENGTH,
  MAX_PROFILES,
  type ProfileAvatar,
  profileAvatars,
} from './profiles/profiles.ts';
export { getProgressFraction, getResumePosition, isFinished } from './progress/resume-position.ts';
export {
  getTitleLetter,
  getToggledSort,
  getWeightedRating,
  MAX_RANKED_TITLES,
  RANKING_PERIOD_DAYS,
  type RankingSort,
  type RankingTab,
  rankingSorts,
  rankingTabs,
} from './rankings/rankings.ts';
export {
  isReviewTooLong,
  MAX_REVIEW_LENGTH,
  normaliseReviewText,
  reviewRatings,
} from './reviews/review-text.ts';
export {
  type AlternateUrls,
  buildAlternateUrls,
  detectPathLanguage,
  isIndexableRoute,
  LANGUAGE_PARAM,
} from './routes/alternate-urls.ts';
export { createRoutes, type PathOptions, type Routes, type RouteTarget } from './routes/create-routes.ts';
export { findVideoPath } from './routes/find-video-path.ts';
export { buildHref, listRouteTemplates, matchPath } from './routes/localised-routes.ts';
export { arPaths } from './routes/path-sets/ar.ts';
export { emojiPaths } from './routes/path-sets/emoji.ts';
export { esPaths } from './routes/path-sets/es.ts';
export { EMOJI_LANGUAGE, type PathSet } from './routes/path-sets/path-set.ts';
export { ptPaths } from './routes/path-sets/pt.ts';
export { getListContext, getQueueSource, type QueueSource } from './routes/queue-source.ts';
export {
  isAdminRoute,
  isChromeless,
  isRouteWithoutReturn,
  isTopBarHidden,
  SEARCH_HASH,
  SIGN_IN_PARAMS,
} from './routes/route-kinds.ts';
export type { LooseParams } from './routes/route-params.ts';
export { defaultPathTemplates, type RouteKey } from './routes/route-table.ts';
export { readVideoPageParams } from './routes/video-page-params.ts';
export { addRecentSearch, getSearchDelay, normaliseQuery } from './search/search-query.ts';
export {
  appendSeasons,
  createSeasonCache,
  createSeasonCacheAround,
  prependSeasons,
  type SeasonCache,
} from './seasons/season-cache.ts';
export { normalisePreferences, type Preferences, SUBTITLES_OFF } from './settings/preferences.ts';
export {
  bundledFonts,
  getFallbackFontTokens,
  getFontTokens,
  listFontFamilies,
} from './settings/realm-fonts.ts';
export { defaultRealmSettings, seasonPickerVariants } from './settings/realm-settings.ts';
export {
  getProviderClientName,
  isProviderRoute,
  isRedirectProvider,
  isTvProvider,
  isTvProviderKind,
  type RedirectProviderKind,
  type SignInProviderKind,
  signInProviderKinds,
  type TvProviderKind,
} from './settings/sign-in-provider.ts';
export { getStorageKey } from './settings/storage-keys.ts';
export { toAsciiDigits } from './text/ascii-digits.ts';
export {
  type FormattableText,
  formatLocalisedText,
  formatText,
  getZonedText,
  type LocalisedText,
  type OperatorText,
} from './text/format-text.ts';
export { normaliseLine } from './text/normalise-line.ts';
export {
  isWatchlistNameTooLong,
  isWithinLimit,
  MAX_WATCHLIST_NAME_LENGTH,
  MAX_WATCHLIST_TITLES,
  MAX_WATCHLISTS,
} from './watchlists/watchlist-limits.ts';
