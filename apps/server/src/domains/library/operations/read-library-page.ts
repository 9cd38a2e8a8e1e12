import type { Card, Paging } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { type LoadCards, readTitleListPage, type TitleCursor } from '../../titles/index.ts';
import type { SelectLibraryPage } from '../queries/library-list.queries.ts';

export interface LibraryPageInput {
  rpp: number;
  lastSeen?: string | undefined;
}

/** Reads one page of a library list as cards. */
export async function readLibraryPage(
  loadCards: LoadCards,
  ctx: CallContext,
  { selectPage, cursor }: { selectPage: SelectLibraryPage; cursor: TitleCursor },
  { rpp, lastSeen }: LibraryPageInput,
): Promise<{ cards: Card[]; paging: Paging } | Refusal> {
  const { db, realm, viewer, now } = ctx;
  const { profile } = viewer;
  if (!profile) return refuse('unauthorised');
  const page = await readTitleListPage(ctx, {
    cursor,
    lastSeen,
    size: rpp,
    read: (after, limit) => selectPage(db, { realmId: realm.id, profileId: profile.id, now, after, limit }),
  });
  if (isRefusal(page)) return page;
  const loadedCards = await loadCards(ctx, { ids: page.ids });
  return { cards: loadedCards.getCards(page.ids), paging: page.paging };
}
