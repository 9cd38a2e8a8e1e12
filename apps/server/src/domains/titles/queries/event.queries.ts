// The times of live events, and the videos that premiere in them.
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import '../titles.tables.ts';

/** Nobody sees the video before the premiere; one that has begun is seen at once. */
export async function holdForPremiere(
  trx: Executor,
  {
    realmId,
    premiereId,
    startsAt,
    now,
  }: { realmId: number; premiereId: number; startsAt: Temporal.Instant; now: Temporal.Instant },
): Promise<void> {
  const isToCome = Temporal.Instant.compare(startsAt, now) > 0;
  const held = trx
    .updateTable('content')
    .set({ available_from: startsAt, updated_at: now })
    .where('id', '=', premiereId)
    .where('realm_id', '=', realmId)
    .returning('public_id');
  const video = await (isToCome ? held : held.where('available_from', '>', now)).executeTakeFirst();
  if (video) await emit(trx, { realmId, type: 'ContentChanged', payload: { contentId: video.public_id } });
}

/** What is to come again is told again. */
export async function moveEvent(
  trx: Executor,
  {
    contentId,
    startsAt,
    endsAt,
    now,
  }: { contentId: number; startsAt: Temporal.Instant; endsAt: Temporal.Instant; now: Temporal.Instant },
): Promise<{ premiereId: number | null }> {
  const row = await trx
    .updateTable('live_event')
    .set({
      starts_at: startsAt,
      ends_at: endsAt,
      announced_at: sql`case when ${startsAt}::timestamptz > ${now}::timestamptz then null else announced_at end`,
      closed_at: sql`case when ${endsAt}::timestamptz > ${now}::timestamptz then null else closed_at end`,
    })
    .where('content_id', '=', contentId)
    .returning('premiere_id')
    .executeTakeFirstOrThrow();
  return { premiereId: row.premiere_id };
}
