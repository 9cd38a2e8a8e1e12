// Events whose start or end has come: what shows them is told, open pages hear of each start, and each is told once.
import type { Trx } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { artworkUrl, closeEndedEvents, type StartedEvent, takeStartedEvents } from '../../titles/index.ts';

const thumbnailFile = '480.webp';

export async function announceDue(trx: Trx, now: Temporal.Instant): Promise<void> {
  const started = await takeStartedEvents(trx, now);
  for (const event of started) await announce(trx, event, now);
  for (const { realm_id, public_id } of await closeEndedEvents(trx, now)) {
    const about = { realmId: realm_id, payload: { contentId: public_id } };
    await emit(trx, { type: 'ContentChanged', ...about });
    await emit(trx, { type: 'LiveEventEnded', ...about });
  }
}

async function announce(trx: Trx, event: StartedEvent, now: Temporal.Instant): Promise<void> {
  const { realm_id: realmId, public_id: contentId, premiere_id, titles, thumbnail } = event;
  for (const changed of [contentId, premiere_id]) {
    if (changed) await emit(trx, { realmId, type: 'ContentChanged', payload: { contentId: changed } });
  }
  // It may have come and gone while nobody looked.
  if (Temporal.Instant.compare(event.ends_at, now) <= 0) return;
  const thumbnailUrl = thumbnail && `${artworkUrl(thumbnail)}/${thumbnailFile}`;
  const shown = premiere_id !== null && { videoId: premiere_id };
  const payload = { contentId, titles, thumbnailUrl, ...shown };
  await emit(trx, { realmId, type: 'LiveEventStarted', payload });
}
