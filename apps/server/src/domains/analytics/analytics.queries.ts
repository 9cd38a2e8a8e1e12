import type { AnalyticsEvent } from '@matinee/contract';
import { definePreparedQuery, type Executor, toJsonb } from '../../platform/database/index.ts';
import { tables } from './analytics.tables.ts';

export interface NewAnalyticsEvent {
  at: Temporal.Instant;
  /** `guest`, or the role of the viewer. */
  userType: string;
  event: AnalyticsEvent;
}

export async function insertEvents(
  db: Executor,
  { realmId, events }: { realmId: number; events: readonly NewAnalyticsEvent[] },
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ at, userType, event: { name, properties } }) => ({
    realm_id: realmId,
    at,
    name,
    user_type: userType,
    properties: toJsonb(properties),
  }));
  await tables(db).insertInto('analytics_event').values(rows).execute();
}

/** Maximum number of events that one call deletes, so that it locks few rows. */
export const maxDeletedAnalyticsEvents = 10_000;

const deleteBeforeQuery = definePreparedQuery<{ id: number }>(
  'analytics-delete-old-events',
  `delete from analytics_event where (realm_id, at, id) in (
    select realm_id, at, id from analytics_event where realm_id = $1 and at < $2 order by at limit $3)
  returning id`,
);

/** Deletes the oldest events before an instant, at most `maxDeletedAnalyticsEvents`; returns how many it deleted. */
export async function deleteOldAnalyticsEvents(
  db: Executor,
  { realmId, before }: { realmId: number; before: Temporal.Instant },
): Promise<number> {
  return (await deleteBeforeQuery(db, [realmId, before, maxDeletedAnalyticsEvents])).length;
}
