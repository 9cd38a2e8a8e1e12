// A page of the channels by number, as cards with their current and next programme.
import type { Card, Paging } from '@matinee/contract';
import { z } from 'zod';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal } from '../../../platform/errors/index.ts';
import { defineCursor, readPage } from '../../../platform/paging/index.ts';
import type { LoadCards } from '../../titles/index.ts';
import { selectChannels } from '../epg.queries.ts';

const channelCursor = defineCursor('channels by number', z.number());

export async function readChannels(
  ctx: CallContext,
  loadCards: LoadCards,
  { lastSeen, rpp }: { lastSeen?: string | undefined; rpp: number },
): Promise<{ channels: Card[]; paging: Paging } | Refusal> {
  const { db, realm, now } = ctx;
  const page = await readPage(ctx, {
    cursor: channelCursor,
    lastSeen,
    size: rpp,
    read: async (after) => {
      const channels = await selectChannels(db, { realmId: realm.id, now });
      return channels.filter(({ number }) => after === null || number > after);
    },
    getKey: ({ number }) => number,
  });
  if (isRefusal(page)) return page;
  const ids = page.rows.map(({ id }) => id);
  return { channels: (await loadCards(ctx, { ids })).getCards(ids), paging: page.paging };
}
