import type { EventPage } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { presentPageNumbers } from '../../../platform/paging/index.ts';
import type { LoadCards } from '../../titles/index.ts';
import { selectEventIdPage } from '../live.queries.ts';

/** Reads one page of events. A page beyond the last one is empty. */
export async function readEvents(
  loadCards: LoadCards,
  ctx: CallContext,
  listName: 'live' | 'upcoming' | 'all',
  { p: pageNumber, rpp }: { p: number; rpp: number },
): Promise<EventPage> {
  const { db, realm, now } = ctx;
  const { total, ids } = await selectEventIdPage(db, listName, {
    realmId: realm.id,
    now,
    limit: rpp,
    offset: (pageNumber - 1) * rpp,
  });
  const loadedCards = await loadCards(ctx, { ids });
  return { events: loadedCards.getCards(ids), ...presentPageNumbers({ page: pageNumber, rpp, total }) };
}
