// The videos before and after an episode in its series.
import type { AdjacentVods } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import type { DealCards } from '../card-loader.ts';
import { selectBesideInSeries } from '../queries/adjacent-episodes.queries.ts';
import { findAccessFacts } from '../queries/find-content.queries.ts';

export async function readAdjacentVods(
  deal: DealCards,
  ctx: CallContext,
  { vodId, size }: { vodId: string; size: number },
): Promise<AdjacentVods | Refusal> {
  const { db, realm, now, languages } = ctx;
  const title = await findAccessFacts(db, { realmId: realm.id, publicId: vodId, now, languages });
  if (!title) return refuse('notFound');
  const asked = { realmId: realm.id, now, contentId: title.id, limit: size };
  return presentAdjacent(ctx, deal, [
    selectBesideInSeries(db, 'before', asked),
    selectBesideInSeries(db, 'after', asked),
  ]);
}

/** `sides`: keys of titles, the nearest first. */
export async function presentAdjacent(
  ctx: CallContext,
  deal: DealCards,
  sides: [before: Promise<number[]>, after: Promise<number[]>],
): Promise<AdjacentVods> {
  const [nearest, following] = await Promise.all(sides);
  const preceding = nearest.toReversed();
  const dealt = await deal(ctx, { ids: [...preceding, ...following] });
  return { precedingVods: dealt.cards(preceding), followingVods: dealt.cards(following) };
}
