// One's own list is deleted. Somebody else's that one keeps is kept no more, and stays what it is.
import { type CallContext, isRefusal, type Refusal, refuse } from '../../../platform/http/index.ts';
import { ownershipOf } from '../watchlists.policy.ts';
import { dropWatchlist, removeWatchlist } from '../watchlists.queries.ts';
import { findReadable, type ListNamed } from './find-for.ts';

export async function deleteWatchlist(ctx: CallContext, named: ListNamed): Promise<undefined | Refusal> {
  const { db, realm, viewer } = ctx;
  const list = await findReadable(ctx, named);
  if (isRefusal(list)) return list;
  const profileId = viewer.profile?.id;
  if (profileId === undefined) return refuse('unauthorised');
  const ownership = ownershipOf(list, profileId);
  if (ownership === 'shared') return refuse('forbidden');
  const known = { realmId: realm.id, profileId, id: list.id };
  const isDone = await (ownership === 'owned' ? removeWatchlist(db, known) : dropWatchlist(db, known));
  return isDone ? undefined : refuse('notFound');
}
