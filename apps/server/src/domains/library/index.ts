export { registerBeacon } from './beacon.routes.ts';
export { createFavouriteHandlers } from './favourites.routes.ts';
export { createHistoryHandlers } from './history.routes.ts';
export { createLibraryHandlers } from './progress.routes.ts';
export { addFavourite, loadFavourites } from './queries/favourites.queries.ts';
export {
  countViewers,
  loadContinueWatching,
  loadProgress,
  moveProgress,
  saveProgress,
} from './queries/progress.queries.ts';
export { selectMostFavourited, selectMostWatched } from './queries/ranking.queries.ts';
