// The demo realm that fills an empty service: data, and generators for its artwork and films.

export { renderChannelLogo, renderRealmLogo } from './artwork/logos.ts';
export { renderArtwork } from './artwork/render.ts';
export { type DemoReview, demoFavourites, demoReviews, demoViewers, demoWatchedTitles } from './audience.ts';
export { type GenerateFilmOptions, generateFilm, type RunFfmpeg } from './films/generate-film.ts';
export { type DemoChannel, demoChannels } from './live/channels.ts';
export {
  type DemoPremiere,
  type DemoScreening,
  demoPremieres,
  demoScreenings,
  type EventTimes,
  findNewestPremiere,
  getPremiereTimes,
  getScreeningTimes,
} from './live/events.ts';
export { createGuide, type DemoProgramme } from './live/guide.ts';
export {
  type DemoMaster,
  getArtworkSubject,
  getMasterMetadata,
  getMasterStorageKey,
  getPortraitMetadata,
  masterKinds,
  renderMaster,
} from './masters/masters.ts';
export { listMastersInRenderOrder, prerenderedWidths } from './masters/render-order.ts';
export type * from './model.ts';
export { demoNewsFeed, demoNewsItems } from './news.ts';
export { demoHome } from './pages/home.ts';
export type * from './pages/page-model.ts';
export { demoSections } from './pages/sections.ts';
export { type DemoPerson, demoPeople } from './people/index.ts';
export { demoPlaylists } from './playlists.ts';
export { promoArtworkKeys } from './realm/promo-items.ts';
export { demoRealm } from './realm/realm.ts';
export { demoFilms, demoGenres, demoSeries, demoTitles, priorityTitleKeys } from './titles/index.ts';
export { type DemoTrailer, demoTrailers } from './trailers.ts';
