export { type ProtectedRow, toAccessViewer, toProtectedContent } from './access.ts';
export { createCardLoader, type LoadCards, type LoadedCards } from './card-loader.ts';
export { createGenreCache, type LoadGenres } from './genre-cache.ts';
export {
  type FocalPoint,
  setArtwork,
  setChannelEvent,
  setEventTimes,
  setRating,
  setTexts,
  setVideoMedia,
} from './operations/change-content.ts';
export {
  createChannel,
  createContent,
  createLiveEvent,
  createSeason,
  createSectionLink,
  createSeries,
  createTrailer,
  createVideo,
} from './operations/create-content.ts';
export { findContainer } from './operations/find-container.ts';
export { putGenre } from './operations/put-genre.ts';
export { loadAdjacentVods } from './operations/read-adjacent-vods.ts';
export { setAvailability } from './operations/set-availability.ts';
export { setTrailers } from './operations/set-trailers.ts';
export type {
  LoadCredits,
  LoadLicences,
  LoadProgramming,
} from './ports.ts';
export { buildArtworkUrl, getDefaultImageUrl, presentArtwork } from './present/artwork.present.ts';
export type { AdjacentParams, AdjacentSide } from './queries/adjacent-episodes.queries.ts';
export { selectArtworkByStorageKey, setArtworkPlaceholder } from './queries/artwork.queries.ts';
export { type ArtworkRow, type CardRow, selectCards } from './queries/card.queries.ts';
export { selectChannelEventId } from './queries/content-type-rows.queries.ts';
export {
  closeEndedEvents,
  type StartedEvent,
  takeStartedEvents,
} from './queries/event.queries.ts';
export {
  buildExportedTitleSql,
  type ExportedTitleRow,
  presentExportedTitle,
} from './queries/exported-titles.queries.ts';
export {
  findContent,
  findVideo,
  findVideoForPlayback,
  type VideoForPlayback,
} from './queries/find-content.queries.ts';
export {
  buildAgeLimitByIdSql,
  buildAnnouncedSql,
  buildInRegionSql,
  buildInstantSql,
  buildListedSql,
  buildTitleJoinSql,
  buildTitleSql,
  buildVisibleSql,
} from './queries/fragments.queries.ts';
export { selectGenres } from './queries/genre.queries.ts';
export { selectKnownContentIds } from './queries/known-content.queries.ts';
export {
  type PublicTitle,
  selectPublicTitleOutline,
  streamPublicTitles,
} from './queries/public-titles.queries.ts';
export { assertSameRealm, updateContentTimestamp } from './queries/write-content.queries.ts';
export type {
  AccessRule,
  ContentIds,
  ContentTexts,
  EventDetails,
  NewContent,
  NewLiveEvent,
  NewTrailer,
  NewVideo,
  PerLanguage,
} from './title-input.ts';
export {
  cutTitleListPage,
  defineTitleCursor,
  readTitleListPage,
  type TitleCursor,
  type TitleItem,
  type TitleListPage,
  type TitleSortKey,
} from './title-list-page.ts';
export { createTitleJobHandlers, publishAvailabilityChange } from './titles.jobs.ts';
export { createTitleHandlers } from './titles.routes.ts';
export type { ReadableTitles } from './titles.tables.ts';
