// Selects live events: lists by time, single events, and all events of a realm.
import { definePreparedQuery, type Executor } from '../../platform/database/index.ts';
import { buildVisibleSql, type EventDetails, type ProtectedRow } from '../titles/index.ts';

interface EventIdPage {
  total: number;
  ids: number[];
}

function buildEventListSql(condition: string, order: string): string {
  return `with matches as (
    select c.id, c.public_id, e.starts_at from live_event e join content c on c.id = e.content_id
    where e.realm_id = $1 and ${buildVisibleSql('$2')} and ${condition})
  select (select count(*)::int from matches) as total, coalesce((select array_agg(id order by ${order})
    from (select * from matches order by ${order} limit $3 offset $4) page), '{}') as ids`;
}

const eventListQueries = {
  live: definePreparedQuery<EventIdPage>(
    'live-now',
    buildEventListSql('e.starts_at <= $2 and e.ends_at > $2', 'starts_at desc, public_id'),
  ),
  upcoming: definePreparedQuery<EventIdPage>(
    'live-upcoming',
    buildEventListSql('e.starts_at > $2', 'starts_at, public_id'),
  ),
  all: definePreparedQuery<EventIdPage>(
    'live-events',
    buildEventListSql('true', 'starts_at desc, public_id'),
  ),
};

/** Selects the database ids of one page of a list of events, and the number of events in the whole list. */
export async function selectEventIdPage(
  executor: Executor,
  listName: keyof typeof eventListQueries,
  params: { realmId: number; now: Temporal.Instant; limit: number; offset: number },
): Promise<EventIdPage> {
  const { realmId, now, limit, offset } = params;
  const [row] = await eventListQueries[listName](executor, [realmId, now, limit, offset]);
  return row ?? { total: 0, ids: [] };
}

const eventsInWindowQuery = definePreparedQuery<{ id: number }>(
  'live-overlapping',
  `select c.id from live_event e join content c on c.id = e.content_id
  where e.realm_id = $1 and ${buildVisibleSql('$2')} and e.starts_at < $4 and e.ends_at > $3
  order by e.starts_at, c.public_id limit $5 offset $6`,
);

/** Selects the database ids of events that run at any time in [from, to), ordered by start. */
export async function selectEventIdsBetween(
  executor: Executor,
  params: {
    realmId: number;
    now: Temporal.Instant;
    from: Temporal.Instant;
    to: Temporal.Instant;
    limit: number;
    offset: number;
  },
): Promise<number[]> {
  const { realmId, now, from, to, limit, offset } = params;
  return (await eventsInWindowQuery(executor, [realmId, now, from, to, limit, offset])).map(({ id }) => id);
}

export interface EventRow extends ProtectedRow {
  id: number;
  public_id: string;
  external_id: string | null;
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant;
  facts: EventDetails;
  /** Database id of the video that premieres in the event. */
  premiere_id: number | null;
  premiere_video_public_id: string | null;
  /** Database id of the recording. */
  vod_id: number | null;
  /** Public id of the thumbnail. */
  thumbnail_id: string | null;
}

const eventColumns = `c.id, c.public_id, c.external_id, c.access, c.available_from, c.available_until, c.regions,
  c.age_rating, e.starts_at, e.ends_at, e.facts, e.premiere_id, premiere.public_id as premiere_video_public_id, e.vod_id,
  (select a.public_id from artwork a where a.content_id = c.id and a.kind = 'thumbnail') as thumbnail_id`;

const eventByPublicIdQuery = definePreparedQuery<EventRow>(
  'live-event',
  `select ${eventColumns}
  from content c join live_event e on e.content_id = c.id left join content premiere on premiere.id = e.premiere_id
  where c.realm_id = $1 and c.public_id = $2 and ($3::timestamptz is null or ${buildVisibleSql('$3')})`,
);

/** With `visibleAt`, only an event that viewers can see at that time; null selects any event, for operators. */
export async function selectEvent(
  executor: Executor,
  params: { realmId: number; publicId: string; visibleAt: Temporal.Instant | null },
): Promise<EventRow | undefined> {
  const [row] = await eventByPublicIdQuery(executor, [params.realmId, params.publicId, params.visibleAt]);
  return row;
}

const allEventsQuery = definePreparedQuery<EventRow & { title: string | null; published: boolean }>(
  'live-all',
  `select ${eventColumns}, c.published_at is not null as published,
    (select t.title from content_text t where t.content_id = c.id
      order by coalesce(array_position($2::text[], t.language), 1000), t.language limit 1) as title
  from content c join live_event e on e.content_id = c.id left join content premiere on premiere.id = e.premiere_id
  where c.realm_id = $1 order by e.starts_at, c.public_id`,
);

/** Selects all events of a realm, for its operator. */
export function selectAllEvents(
  executor: Executor,
  params: { realmId: number; languages: readonly string[] },
): Promise<(EventRow & { title: string | null; published: boolean })[]> {
  return allEventsQuery(executor, [params.realmId, params.languages]);
}
