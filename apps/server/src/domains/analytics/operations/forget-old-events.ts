// Events are kept for as long as each realm says, and no longer.
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';

/** So that nobody waits behind it. */
export const eventsAtOnce = 10_000;

/** How many events were forgotten; as many as fit into one go. */
export async function forgetOldEvents(
  db: Database,
  { realmId, before }: { realmId: number; before: Temporal.Instant },
): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM analytics_event WHERE (realm_id, at, id) IN (
      SELECT realm_id, at, id FROM analytics_event
      WHERE realm_id = ${realmId} AND at < ${before} ORDER BY at LIMIT ${eventsAtOnce})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
