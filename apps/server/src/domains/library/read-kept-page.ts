import type { Card, Paging } from '@matinee/contract';
import type { CallContext } from '../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/errors/index.ts';
import { type DealCards, readTitlePage, type TitleCursor } from '../titles/index.ts';
import type { KeptList } from './kept-list.queries.ts';

export interface AskedPage {
  rpp: number;
  lastSeen?: string | undefined;
}

/** A page of a list of the library, as cards. */
export async function readKeptPage(
  deal: DealCards,
  ctx: CallContext,
  { list, cursor }: { list: KeptList; cursor: TitleCursor },
  { rpp, lastSeen }: AskedPage,
): Promise<{ cards: Card[]; paging: Paging } | Refusal> {
  const { db, realm, viewer, now } = ctx;
  const { profile } = viewer;
  if (!profile) return refuse('unauthorised');
  const page = await readTitlePage(ctx, {
    cursor,
    lastSeen,
    size: rpp,
    read: (after, limit) => list(db, { realmId: realm.id, profileId: profile.id, now, after, limit }),
  });
  if (isRefusal(page)) return page;
  const dealt = await deal(ctx, { ids: page.ids });
  return { cards: dealt.cards(page.ids), paging: page.paging };
}
