import type { Handlers } from '../../calls/index.ts';
import type { LoadCards } from '../titles/index.ts';
import { addToWatchlist } from './operations/add-to-watchlist.ts';
import { createWatchlist } from './operations/create-watchlist.ts';
import { deleteWatchlist } from './operations/delete-watchlist.ts';
import { moveInWatchlist } from './operations/move-in-watchlist.ts';
import { readAdjacentInWatchlist } from './operations/read-adjacent-in-watchlist.ts';
import { readWatchlist } from './operations/read-watchlist.ts';
import { readWatchlists } from './operations/read-watchlists.ts';
import { removeFromWatchlist } from './operations/remove-from-watchlist.ts';
import { renameWatchlist } from './operations/rename-watchlist.ts';
import { reorderWatchlist } from './operations/reorder-watchlist.ts';
import { restoreInWatchlist } from './operations/restore-in-watchlist.ts';
import { saveWatchlist } from './operations/save-watchlist.ts';

export type WatchlistCall =
  | 'getWatchlists'
  | 'createWatchlist'
  | 'renameWatchlist'
  | 'deleteWatchlist'
  | 'saveWatchlist'
  | 'getWatchlist'
  | 'addToWatchlist'
  | 'removeFromWatchlist'
  | 'restoreInWatchlist'
  | 'reorderWatchlist'
  | 'moveInWatchlist'
  | 'getAdjacentInWatchlist';

export function createWatchlistHandlers(loadCards: LoadCards): Handlers<WatchlistCall> {
  return {
    getWatchlists: ({ query }, ctx) => readWatchlists(ctx, loadCards, query),
    createWatchlist: ({ body }, ctx) => createWatchlist(ctx, loadCards, body),
    renameWatchlist: ({ params, body }, ctx) => renameWatchlist(ctx, loadCards, { ...params, ...body }),
    deleteWatchlist: ({ params }, ctx) => deleteWatchlist(ctx, params),
    saveWatchlist: ({ params }, ctx) =>
      saveWatchlist(ctx, loadCards, { id: params.watchlistId, owner: params.owner }),
    getWatchlist: ({ params, query }, ctx) => readWatchlist(ctx, loadCards, { ...params, ...query }),
    addToWatchlist: ({ params, body }, ctx) => addToWatchlist(ctx, loadCards, { ...params, ...body }),
    removeFromWatchlist: ({ params }, ctx) => removeFromWatchlist(ctx, params),
    restoreInWatchlist: ({ params }, ctx) => restoreInWatchlist(ctx, params),
    reorderWatchlist: ({ params, query, body }, ctx) =>
      reorderWatchlist(ctx, { ...params, ...query, ...body }),
    moveInWatchlist: ({ params, body }, ctx) => moveInWatchlist(ctx, { ...params, ...body }),
    getAdjacentInWatchlist: ({ params, query }, ctx) =>
      readAdjacentInWatchlist(ctx, loadCards, { ...params, ...query }),
  };
}
