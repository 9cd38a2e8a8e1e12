import type { VodPage } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { presentPageNumbers } from '../../../platform/paging/index.ts';
import type { LoadCards } from '../card-loader.ts';
import { selectVideos } from '../queries/video-list.queries.ts';

/** Reads one page of the videos of the realm. A page beyond the last one is empty. */
export async function readVideos(
  loadCards: LoadCards,
  ctx: CallContext,
  { p: page, rpp }: { p: number; rpp: number },
): Promise<VodPage> {
  const { db, realm, now } = ctx;
  const { total, ids } = await selectVideos(db, {
    realmId: realm.id,
    now,
    limit: rpp,
    offset: (page - 1) * rpp,
  });
  const loadedCards = await loadCards(ctx, { ids });
  return { vods: loadedCards.getCards(ids), ...presentPageNumbers({ page, rpp, total }) };
}
