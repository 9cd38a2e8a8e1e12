export { accessViewer, type ProtectedRow, protectedContent } from './access.ts';
export { artworkUrl } from './present/card.present.ts';
export { createDealer, type DealCards, type DealtCards } from './card-loader.ts';
export { catalogueJobs } from './titles.jobs.ts';
export { catalogueHandlers } from './titles.routes.ts';
export { type ItemCursor, readItemCursor, readTimeCursor, type TimeCursor, writeCursor } from './cursor.ts';
export { type GenresOf, rememberGenres } from './genre-cache.ts';
export { rememberChoices } from '../pages/grids/choice-cache.ts';
export { gridHandlers } from '../pages/grids/grids.routes.ts';
export {
  type NewArtwork,
  setArtwork,
  setChannelEvent,
  setEventTimes,
  setTexts,
  setVideoMedia,
} from './operations/change-content.ts';
export {
  createChannel,
  createLiveEvent,
  createPlaylist,
  createSeason,
  createSectionLink,
  createSeries,
  createTrailer,
  createVideo,
} from './operations/create-content.ts';
export { editPlaylist, setPlaylistItems } from '../playlists/operations/edit-playlist.ts';
export { putGenre } from './operations/put-genre.ts';
export { putSection } from '../pages/operations/put-section.ts';
export { cutPage } from '../pages/operations/read-bucket-items.ts';
export { findContainer } from './operations/find-container.ts';
export { setTrailers } from './operations/set-trailers.ts';
export { setWindow } from './operations/set-window.ts';
export { peopleHandlers } from '../people/people.routes.ts';
export { type NewPersonPage, putPerson, removePerson } from '../people/operations/put-person.ts';
export type {
  CataloguePorts,
  ContinueWatching,
  FavouritesOf,
  FeedCards,
  LicencesByKey,
  MediaState,
  MediaStatesOf,
  ProgrammingOf,
  ProgressOf,
  WatchlistFirsts,
} from './ports.ts';
export { type PreviewServices, previewSection } from '../pages/previews/preview-section.ts';
export { readSectionDraft } from '../pages/previews/read-section-draft.ts';
export {
  type AccessFacts,
  type FoundContent,
  findAccessFacts,
  findContent,
  findVideo,
} from './queries/find-content.queries.ts';
export { knownContent, knownSections } from './queries/known-content.queries.ts';
export {
  eachListed,
  type ListedTitle,
  listedSections,
  outlineListed,
} from './queries/listed-titles.queries.ts';
export { outlinePlaylist } from '../playlists/queries/playlist-outline.queries.ts';
export { instantText, isListed, isVisible } from './queries/fragments.queries.ts';
export type {
  AccessRule,
  BucketRule,
  ContentKey,
  EventFacts,
  HeroData,
  NewBucket,
  NewChannel,
  NewContent,
  NewHero,
  NewLiveEvent,
  NewPlaylist,
  NewSeason,
  NewSection,
  NewSectionLink,
  NewTrailer,
  NewVideo,
  PerLanguage,
  SkipMarker,
  Texts,
} from './title-input.ts';
export { rememberStages } from '../pages/section-cache.ts';
