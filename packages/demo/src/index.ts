// The demo realm: what an empty service is filled with, so that its first start looks like one people would pay for.

export { renderChannelLogo } from './artwork/channel-logo.ts';
export { renderLogo } from './artwork/logo.ts';
export { palettes } from './artwork/palettes.ts';
export {
  type Artwork,
  type ArtworkKind,
  artworkSizes,
  artworkVersion,
  renderArtwork,
} from './artwork/render.ts';
export { type DemoReview, demoKept, demoReviews, demoViewers, demoWatched } from './audience.ts';
export { type MakeFilmOptions, makeFilm, type RunFfmpeg } from './films/make-film.ts';
export { demoGenres } from './genres.ts';
export type * from './home-model.ts';
export { type DemoChannel, demoChannels } from './live/channels.ts';
export {
  type DemoEvening,
  type DemoPremiere,
  demoEvenings,
  demoPremieres,
  eveningTimes,
  newestPremiere,
  premiereTimes,
  type Times,
} from './live/events.ts';
export { type DemoProgramme, demoGuide } from './live/guide.ts';
export type * from './model.ts';
export { demoNews, demoNewsFeed } from './news.ts';
export { demoHome, demoSections } from './pages.ts';
export { type DemoPersonPage, demoPeople, portraitSize, renderPortrait } from './people/index.ts';
export { demoPlaylists } from './playlists.ts';
export { demoRealm } from './realm.ts';
export { demoFilms, demoSeries, demoTitles, firstTitleKeys } from './titles/index.ts';
export { type DemoTrailer, demoTrailers } from './trailers.ts';
