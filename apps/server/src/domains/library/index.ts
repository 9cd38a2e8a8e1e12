export { registerBeacon } from './beacon.routes.ts';
export { addFavourite, favouritesOf } from './favourite.queries.ts';
export { favouriteHandlers } from './favourite.routes.ts';
export { historyHandlers } from './history.routes.ts';
export { continueWatching, countViewers, moveProgress, progressOf, saveProgress } from './library.queries.ts';
export { libraryHandlers } from './library.routes.ts';
export { mostKept, mostWatched } from './ranking.queries.ts';
