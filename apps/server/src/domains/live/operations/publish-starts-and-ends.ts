// Notifies open pages and caches of the starts and ends of live events that have become due, once each.
import type { Trx } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import {
  buildArtworkUrl,
  closeEndedEvents,
  type StartedEvent,
  takeStartedEvents,
} from '../../titles/index.ts';

const thumbnailFile = '480.webp';

export async function publishStartsAndEnds(trx: Trx, now: Temporal.Instant): Promise<void> {
  const startedEvents = await takeStartedEvents(trx, now);
  for (const event of startedEvents) await publishStart(trx, event, now);
  for (const { realm_id, public_id } of await closeEndedEvents(trx, now)) {
    const envelope = { realmId: realm_id, payload: { contentId: public_id } };
    await emit(trx, { type: 'ContentChanged', ...envelope });
    await emit(trx, { type: 'LiveEventEnded', ...envelope });
  }
}

async function publishStart(trx: Trx, event: StartedEvent, now: Temporal.Instant): Promise<void> {
  const { realm_id: realmId, public_id: contentId, premiere_video_public_id, titles, thumbnail_id } = event;
  for (const changedId of [contentId, premiere_video_public_id]) {
    if (changedId) await emit(trx, { realmId, type: 'ContentChanged', payload: { contentId: changedId } });
  }
  // The event may have ended while no worker ran.
  if (Temporal.Instant.compare(event.ends_at, now) <= 0) return;
  const thumbnailUrl = thumbnail_id && `${buildArtworkUrl(thumbnail_id)}/${thumbnailFile}`;
  const video = premiere_video_public_id !== null && { videoId: premiere_video_public_id };
  const payload = { contentId, titles, thumbnailUrl, ...video };
  await emit(trx, { realmId, type: 'LiveEventStarted', payload });
}
