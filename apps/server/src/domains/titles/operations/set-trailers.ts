// Which videos are the trailers of a title. A video that becomes one leaves all lists; one that is taken away is a video
// again.
import { type Executor, transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { addTrailer, changeVideoType, dropTrailers, removeTrailer } from '../queries/trailer.queries.ts';
import type { ContentKey } from '../title-input.ts';

export interface TrailersInput {
  realmId: number;
  of: ContentKey;
  /** Keys of videos, the first one first. */
  trailers: readonly number[];
  now: Temporal.Instant;
}

export function setTrailers(
  executor: Executor,
  { realmId, of, trailers, now }: TrailersInput,
): Promise<void> {
  return transaction(executor, async (trx) => {
    const before = await dropTrailers(trx, of.id);
    const changed = [of.publicId];
    const turned = (id: number, type: 'VIDEO' | 'TRAILER') =>
      changeVideoType(trx, { id, realmId, type, now }).then((publicId) => publicId && changed.push(publicId));
    for (const id of before.filter((one) => !trailers.includes(one))) await turned(id, 'VIDEO');
    for (const trailerId of trailers) {
      await removeTrailer(trx, trailerId);
      await addTrailer(trx, { realmId, contentId: of.id, trailerId });
      await turned(trailerId, 'TRAILER');
    }
    for (const contentId of changed)
      await emit(trx, { realmId, type: 'ContentChanged', payload: { contentId } });
  });
}
