export { createFavouriteHandlers } from './favourites.routes.ts';
export { createHistoryHandlers } from './history.routes.ts';
export { createProgressHandlers } from './progress.routes.ts';
export { registerProgressBeacon } from './progress-beacon.routes.ts';
export { addFavourite, loadFavourites } from './queries/favourites.queries.ts';
export { libraryData } from './queries/personal-data.queries.ts';
export {
  countViewers,
  loadProgress,
  moveProgress,
  saveProgress,
  selectContinueWatching,
} from './queries/progress.queries.ts';
export { selectMostFavourited, selectMostWatched } from './queries/ranking.queries.ts';
export { deleteExpiredRemovedEntries } from './queries/removed-entries.queries.ts';
