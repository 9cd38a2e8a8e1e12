import type { WatchlistSummary } from '@matinee/contract';
import { isWithinLimit, MAX_WATCHLISTS } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import type { LoadCards } from '../../titles/index.ts';
import { getOwnership } from '../watchlists.policy.ts';
import {
  insertSavedWatchlist,
  lockAndCountWatchlists,
  lockWatchlistAgainstDeletion,
} from '../watchlists.queries.ts';
import { findReadableList, type ListParams } from './find-watchlist.ts';
import { loadSummary } from './load-summaries.ts';
import { publishListChange } from './publish-list-change.ts';

/** Adds a list of another profile to the viewer's lists. The viewer's own list needs no saving. */
export async function saveWatchlist(
  ctx: CallContext,
  loadCards: LoadCards,
  params: ListParams,
): Promise<WatchlistSummary | Refusal> {
  const { db, realm, viewer, now } = ctx;
  const list = await findReadableList(ctx, params);
  if (isRefusal(list)) return list;
  const profileId = viewer.profile?.id;
  if (profileId === undefined) return refuse('unauthorised');
  if (getOwnership(list, profileId) !== 'shared') return loadSummary(ctx, loadCards, list);
  if (list.is_saved) return loadSummary(ctx, loadCards, list);
  const refusal = await runInTransaction(db, async (trx) => {
    if (!(await lockWatchlistAgainstDeletion(trx, { realmId: realm.id, publicId: list.public_id })))
      return refuse('notFound');
    const watchlistCount = await lockAndCountWatchlists(trx, { realmId: realm.id, profileId });
    if (!isWithinLimit(watchlistCount, 1, MAX_WATCHLISTS))
      return refuse('tooManyWatchlists', { most: MAX_WATCHLISTS });
    await insertSavedWatchlist(trx, { realmId: realm.id, profileId, listId: list.id, now });
    await publishListChange(trx, ctx, list.public_id);
    return undefined;
  });
  return refusal ?? loadSummary(ctx, loadCards, { ...list, is_saved: true });
}
