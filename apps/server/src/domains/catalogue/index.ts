export { accessViewer, protectedContent } from './access.ts';
export { artworkUrl } from './card.present.ts';
export { createDealer, type DealCards } from './cards.ts';
export { catalogueHandlers } from './catalogue.routes.ts';
export { type ItemCursor, readItemCursor } from './cursor.ts';
export { type GenresOf, rememberGenres } from './genre-memory.ts';
export {
  type NewArtwork,
  setArtwork,
  setPlaylistItems,
  setTexts,
  setVideoMedia,
} from './operations/change-content.ts';
export { createPlaylist, createSeason, createSeries, createVideo } from './operations/create-content.ts';
export { putGenre } from './operations/put-genre.ts';
export { putSection } from './operations/put-section.ts';
export { cutPage } from './operations/read-bucket-items.ts';
export type {
  CataloguePorts,
  ContinueWatching,
  LicencesByKey,
  MediaState,
  MediaStatesOf,
  ProgressOf,
} from './ports.ts';
export {
  type AccessFacts,
  type FoundContent,
  findAccessFacts,
  findContent,
} from './queries/find-content.queries.ts';
export {
  eachListed,
  type ListedTitle,
  listedSections,
  outlineListed,
} from './queries/listed.queries.ts';
export type {
  AccessRule,
  BucketRule,
  ContentKey,
  HeroData,
  NewBucket,
  NewContent,
  NewHero,
  NewPlaylist,
  NewSeason,
  NewSection,
  NewVideo,
  PerLanguage,
  SkipMarker,
  Texts,
} from './shapes.ts';
