import type { CallResponse, Calls } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { type DealCards, readItemCursor, writeCursor } from '../../titles/index.ts';
import { hasWatchlists, sharesWatchlists } from '../watchlists.policy.ts';
import { presentSummaries } from '../watchlists.present.ts';
import { selectWatchlists } from '../watchlists.queries.ts';

export interface WatchlistsAsked {
  rpp: number;
  lastSeen?: string | undefined;
  ownership?: 'owned' | 'saved' | undefined;
}

/** Lists of others are there only where lists are shared. */
export async function readWatchlists(
  ctx: CallContext,
  deal: DealCards,
  { rpp, lastSeen, ownership }: WatchlistsAsked,
): Promise<CallResponse<Calls['getWatchlists']> | Refusal> {
  const { db, realm, viewer } = ctx;
  if (!hasWatchlists(realm)) return refuse('notFound');
  if (!viewer.profile) return refuse('unauthorised');
  const after = lastSeen === undefined ? null : readItemCursor(lastSeen, 'instant');
  if (after === undefined) {
    return refuse('badRequest', undefined, ['query.lastSeen: not a place in these lists']);
  }
  const found = await selectWatchlists(db, {
    realmId: realm.id,
    profileId: viewer.profile.id,
    owned: ownership !== 'saved',
    saved: ownership !== 'owned' && sharesWatchlists(realm),
    after: after && { key: after.k, publicId: after.c },
    limit: rpp + 1,
  });
  const lists = found.slice(0, rpp);
  const last = lists.at(-1);
  const goesOn = found.length > lists.length;
  const n = (after?.n ?? 0) + lists.length;
  return {
    watchlists: await presentSummaries(ctx, deal, lists),
    pagingInfo: {
      lastSeen: last && goesOn ? writeCursor({ k: last.key, c: last.public_id, n }) : null,
      moreDataAvailable: goesOn,
    },
  };
}
