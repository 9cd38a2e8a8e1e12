import type { WatchlistSummary } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import type { LoadCards } from '../../titles/index.ts';
import { updateWatchlistDetails } from '../watchlists.queries.ts';
import { findEditableList } from './find-watchlist.ts';
import { loadSummary } from './load-summaries.ts';
import { parseWatchlistName } from './parse-watchlist-name.ts';
import { publishListChange } from './publish-list-change.ts';

export async function renameWatchlist(
  ctx: CallContext,
  loadCards: LoadCards,
  params: { id: string; name: string; isOwnerShown?: boolean | undefined },
): Promise<WatchlistSummary | Refusal> {
  const list = await findEditableList(ctx, params);
  if (isRefusal(list)) return list;
  const name = parseWatchlistName(params.name);
  if (isRefusal(name)) return name;
  const isOwnerShown = params.isOwnerShown ?? list.is_owner_shown;
  const profileId = ctx.viewer.profile?.id;
  if (profileId === undefined) return refuse('unauthorised');
  const isUpdated = await runInTransaction(ctx.db, async (trx) => {
    const isRowUpdated = await updateWatchlistDetails(trx, {
      realmId: ctx.realm.id,
      profileId,
      listId: list.id,
      name,
      isOwnerShown,
      now: ctx.now,
    });
    if (isRowUpdated) await publishListChange(trx, ctx, list.public_id);
    return isRowUpdated;
  });
  return isUpdated
    ? loadSummary(ctx, loadCards, { ...list, name, is_owner_shown: isOwnerShown })
    : refuse('notFound');
}
