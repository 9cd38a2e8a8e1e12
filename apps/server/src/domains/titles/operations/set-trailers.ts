// Sets the trailers of a title. A video that becomes a trailer disappears from all lists; a removed trailer
// becomes a video again.
import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import {
  addTrailer,
  changeVideoType,
  removeTrailer,
  removeTrailersFromTitle,
} from '../queries/trailer.queries.ts';
import type { ContentIds } from '../title-input.ts';

export interface TrailersInput {
  realmId: number;
  title: ContentIds;
  /** Ids of videos, in the order in which they are shown. */
  trailerIds: readonly number[];
  now: Temporal.Instant;
}

export function setTrailers(
  executor: Executor,
  { realmId, title, trailerIds, now }: TrailersInput,
): Promise<void> {
  return runInTransaction(executor, async (trx) => {
    const previousIds = await removeTrailersFromTitle(trx, { realmId, contentId: title.id });
    const changedPublicIds = [title.publicId];
    const changeType = async (contentId: number, type: 'VIDEO' | 'TRAILER') => {
      const publicId = await changeVideoType(trx, { realmId, contentId, type, now });
      if (publicId !== undefined) changedPublicIds.push(publicId);
    };
    for (const id of previousIds.filter((previousId) => !trailerIds.includes(previousId)))
      await changeType(id, 'VIDEO');
    for (const trailerId of trailerIds) {
      await removeTrailer(trx, { realmId, trailerId });
      await addTrailer(trx, { realmId, contentId: title.id, trailerId });
      await changeType(trailerId, 'TRAILER');
    }
    for (const publicId of changedPublicIds)
      await emit(trx, { realmId, type: 'ContentChanged', payload: { contentId: publicId } });
  });
}
