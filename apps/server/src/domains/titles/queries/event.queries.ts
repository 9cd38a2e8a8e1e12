// Times of live events, and the videos that premiere in them.

import { sql } from 'kysely';
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { tables } from '../titles.tables.ts';
import { buildVisibleSql } from './fragments.queries.ts';
import type { TitleKey } from './write-content.queries.ts';

/** Hides the video until its premiere starts. If the start has passed, makes a hidden video visible at once. */
export async function hideVideoUntilPremiere(
  trx: Executor,
  {
    realmId,
    videoId,
    startsAt,
    now,
  }: { realmId: number; videoId: number; startsAt: Temporal.Instant; now: Temporal.Instant },
): Promise<void> {
  const isUpcoming = Temporal.Instant.compare(startsAt, now) > 0;
  const updateVideo = tables(trx)
    .updateTable('content')
    .set({ available_from: startsAt, updated_at: now })
    .where('id', '=', videoId)
    .where('realm_id', '=', realmId)
    .returning('public_id');
  const video = await (isUpcoming
    ? updateVideo
    : updateVideo.where('available_from', '>', now)
  ).executeTakeFirst();
  if (video) await emit(trx, { realmId, type: 'ContentChanged', payload: { contentId: video.public_id } });
}

/** If the new start or end is in the future, the event is announced or closed again at that time. */
export async function updateEventTimes(
  trx: Executor,
  {
    realmId,
    contentId,
    startsAt,
    endsAt,
    now,
  }: TitleKey & { startsAt: Temporal.Instant; endsAt: Temporal.Instant; now: Temporal.Instant },
): Promise<{ premiereVideoId: number | null }> {
  const row = await tables(trx)
    .updateTable('live_event')
    .set({
      starts_at: startsAt,
      ends_at: endsAt,
      announced_at: sql`case when ${startsAt}::timestamptz > ${now}::timestamptz then null else announced_at end`,
      closed_at: sql`case when ${endsAt}::timestamptz > ${now}::timestamptz then null else closed_at end`,
    })
    .where('content_id', '=', contentId)
    .where('realm_id', '=', realmId)
    .returning('premiere_id')
    .executeTakeFirstOrThrow();
  return { premiereVideoId: row.premiere_id };
}

export interface StartedEvent {
  realm_id: number;
  public_id: string;
  ends_at: Temporal.Instant;
  /** Public id of the video that premieres in the event. */
  premiere_video_public_id: string | null;
  /** Public id of the artwork. */
  thumbnail_id: string | null;
  titles: Record<string, string>;
}

const startedEventsQuery = definePreparedQuery<StartedEvent>(
  'titles-started-events',
  `update live_event e set announced_at = $1
  from content c
  where c.id = e.content_id and e.announced_at is null and e.starts_at <= $1 and ${buildVisibleSql('$1')}
  returning e.realm_id, c.public_id, e.ends_at,
    (select premiere.public_id from content premiere where premiere.id = e.premiere_id) as premiere_video_public_id,
    (select a.public_id from artwork a where a.content_id = c.id and a.kind = 'thumbnail') as thumbnail_id,
    (select json_object_agg(t.language, t.title) from content_text t where t.content_id = c.id) as titles`,
);

/** Returns the events of all realms that have started and were not announced, and marks them as announced. */
export function takeStartedEvents(executor: Executor, now: Temporal.Instant): Promise<StartedEvent[]> {
  return startedEventsQuery(executor, [now]);
}

const endedEventsQuery = definePreparedQuery<{ realm_id: number; public_id: string }>(
  'titles-ended-events',
  `update live_event e set closed_at = $1 from content c
  where c.id = e.content_id and e.closed_at is null and e.ends_at <= $1 returning e.realm_id, c.public_id`,
);

/** Returns the events of all realms that have ended and were not closed, and marks them as closed. */
export function closeEndedEvents(
  executor: Executor,
  now: Temporal.Instant,
): Promise<{ realm_id: number; public_id: string }[]> {
  return endedEventsQuery(executor, [now]);
}
