import type { Card, Paging } from '@matinee/contract';
import type { CallContext } from '../../calls/index.ts';
import { type Refusal, refuse } from '../../platform/errors/index.ts';
import { cutPage, type DealCards, readItemCursor } from '../titles/index.ts';
import type { KeptList } from './kept-list.queries.ts';

export interface AskedPage {
  rpp: number;
  lastSeen?: string | undefined;
}

/** A page of a list of the library, as cards. */
export async function readKeptPage(
  deal: DealCards,
  ctx: CallContext,
  list: KeptList,
  { rpp, lastSeen }: AskedPage,
): Promise<{ cards: Card[]; paging: Paging } | Refusal> {
  const { db, realm, viewer, now } = ctx;
  if (!viewer.profile) return refuse('unauthorised');
  const after = lastSeen === undefined ? null : readItemCursor(lastSeen, 'instant');
  if (after === undefined) {
    return refuse('badRequest', undefined, ['query.lastSeen: not a place in this list']);
  }
  const items = await list(db, {
    realmId: realm.id,
    profileId: viewer.profile.id,
    now,
    after: after && { key: after.k, publicId: after.c },
    limit: rpp + 1,
  });
  const { ids, paging } = cutPage(items, { size: rpp, seen: after?.n ?? 0 });
  const dealt = await deal(ctx, { ids });
  return { cards: dealt.cards(ids), paging };
}
