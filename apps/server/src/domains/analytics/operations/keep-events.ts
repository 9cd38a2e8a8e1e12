// Writes down what happened. The only insert into this domain's table.

import type { AnalyticsEvent } from '@matinee/contract';
import { type Executor, json } from '../../../platform/database/index.ts';
import { tables } from '../analytics.tables.ts';

export interface KeptEvent {
  at: Temporal.Instant;
  /** `guest`, or the role of who did it. */
  userType: string;
  event: AnalyticsEvent;
}

export async function keepEvents(
  db: Executor,
  { realmId, events }: { realmId: number; events: readonly KeptEvent[] },
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ at, userType, event: { name, properties } }) => ({
    realm_id: realmId,
    at,
    name,
    user_type: userType,
    properties: json(properties),
  }));
  await tables(db).insertInto('analytics_event').values(rows).execute();
}
