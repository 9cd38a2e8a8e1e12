// The list that a call is about, for whoever makes the call: what they may not know of is not there for them.
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { hasWatchlists, mayRead } from '../watchlists.policy.ts';
import { findWatchlist, type WatchlistRow } from '../watchlists.queries.ts';

export interface ListParams {
  id: string;
  /** Where the call names the owner too, it must be the owner. */
  owner?: string | undefined;
}

export async function findReadableList(
  { db, realm, viewer }: CallContext,
  { id, owner }: ListParams,
): Promise<WatchlistRow | Refusal> {
  if (!hasWatchlists(realm)) return refuse('notFound');
  const profileId = viewer.profile?.id ?? null;
  const list = await findWatchlist(db, { realmId: realm.id, profileId, id });
  if (!list || !mayRead(realm, list, profileId)) return refuse('notFound');
  return owner === undefined || list.owner === owner ? list : refuse('notFound');
}

export async function findMyList(ctx: CallContext, named: ListParams): Promise<WatchlistRow | Refusal> {
  const list = await findReadableList(ctx, named);
  if (isRefusal(list)) return list;
  return list.profile_id === ctx.viewer.profile?.id ? list : refuse('forbidden');
}
