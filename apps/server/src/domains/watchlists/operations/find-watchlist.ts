// Finds the list of a request. For a list that the viewer may not read, returns `notFound`, so that its existence
// is not revealed.
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { canEditWatchlist, canShareWatchlists, canUseWatchlists } from '../watchlists.policy.ts';
import { selectWatchlist, type WatchlistRow } from '../watchlists.queries.ts';

export interface ListParams {
  id: string;
  /** If present, the list must belong to this owner. */
  owner?: string | undefined;
}

export async function findReadableList(
  { db, realm, viewer }: CallContext,
  { id, owner }: ListParams,
): Promise<WatchlistRow | Refusal> {
  if (!canUseWatchlists(realm)) return refuse('notFound');
  const profileId = viewer.profile?.id ?? null;
  const includeShared = canShareWatchlists(realm);
  const list = await selectWatchlist(db, { realmId: realm.id, profileId, publicId: id, includeShared });
  if (!list) return refuse('notFound');
  return owner === undefined || list.owner === owner ? list : refuse('notFound');
}

export async function findEditableList(
  ctx: CallContext,
  params: ListParams,
): Promise<WatchlistRow | Refusal> {
  const list = await findReadableList(ctx, params);
  if (isRefusal(list)) return list;
  return canEditWatchlist(list, ctx.viewer.profile?.id ?? null) ? list : refuse('forbidden');
}
