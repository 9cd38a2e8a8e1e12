// Reads the videos before and after an episode in its series.
import type { AdjacentVods } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import type { LoadCards } from '../card-loader.ts';
import { selectAdjacentEpisodes } from '../queries/adjacent-episodes.queries.ts';
import { findVideoForPlayback } from '../queries/find-content.queries.ts';

export async function readAdjacentVods(
  loadCards: LoadCards,
  ctx: CallContext,
  { vodId, size }: { vodId: string; size: number },
): Promise<AdjacentVods | Refusal> {
  const { db, realm, now, languages } = ctx;
  const title = await findVideoForPlayback(db, { realmId: realm.id, publicId: vodId, now, languages });
  if (!title) return refuse('notFound');
  const params = { realmId: realm.id, now, contentId: title.id, limit: size };
  return loadAdjacentVods(ctx, loadCards, [
    selectAdjacentEpisodes(db, 'before', params),
    selectAdjacentEpisodes(db, 'after', params),
  ]);
}

/** `adjacentIds`: ids of the titles before and after, each nearest first. */
export async function loadAdjacentVods(
  ctx: CallContext,
  loadCards: LoadCards,
  adjacentIds: [before: Promise<number[]>, after: Promise<number[]>],
): Promise<AdjacentVods> {
  const [precedingNearestFirst, followingIds] = await Promise.all(adjacentIds);
  const precedingIds = precedingNearestFirst.toReversed();
  const loadedCards = await loadCards(ctx, { ids: [...precedingIds, ...followingIds] });
  return {
    precedingVods: loadedCards.getCards(precedingIds),
    followingVods: loadedCards.getCards(followingIds),
  };
}
