export { accessViewer, type ProtectedRow, protectedContent } from './access.ts';
export { artworkUrl } from './card.present.ts';
export { createDealer, type DealCards, type DealtCards } from './cards.ts';
export { catalogueJobs } from './catalogue.jobs.ts';
export { catalogueHandlers } from './catalogue.routes.ts';
export { type ItemCursor, readItemCursor, readTimeCursor, type TimeCursor, writeCursor } from './cursor.ts';
export { type GenresOf, rememberGenres } from './genre-memory.ts';
export { rememberChoices } from './grids/choice-memory.ts';
export { gridHandlers } from './grids/grids.routes.ts';
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
export { editPlaylist, setPlaylistItems } from './operations/edit-playlist.ts';
export { putGenre } from './operations/put-genre.ts';
export { putSection } from './operations/put-section.ts';
export { cutPage } from './operations/read-bucket-items.ts';
export { findContainer } from './operations/read-container.ts';
export { setTrailers } from './operations/set-trailers.ts';
export { setWindow } from './operations/set-window.ts';
export { peopleHandlers } from './people/people.routes.ts';
export { type NewPersonPage, putPerson, removePerson } from './people/put-person.ts';
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
export { type PreviewServices, previewSection } from './previews/preview-section.ts';
export { readSectionDraft } from './previews/read-section-draft.ts';
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
} from './queries/listed.queries.ts';
export { outlinePlaylist } from './queries/playlist-outline.queries.ts';
export { instantText, isListed, isVisible } from './queries/sql.ts';
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
} from './shapes.ts';
export { rememberStages } from './stage-memory.ts';
