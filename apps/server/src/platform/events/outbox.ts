// Reads the outbox. Positions are assigned after commit and under one lock, so a reader that has reached a
// position has skipped no earlier event.

import { type Selectable, sql } from 'kysely';
import { type Database, type Executor, transaction } from '../database/index.ts';
import type { OutboxEvent } from './event-types.ts';
import type { OutboxTable } from './outbox-table.ts';
import { tables } from './outbox-table.ts';

const positionLockKey = 7_620_003;
export const batchSize = 200;

/** Assigns a position to every committed event. */
export async function assignPositions(db: Database): Promise<void> {
  const waiting = await tables(db)
    .selectFrom('outbox')
    .select('id')
    .where('position', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return;
  await transaction(db, async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${positionLockKey})`.execute(trx);
    await sql`UPDATE outbox SET position = placed.position FROM (
      SELECT id, nextval('outbox_position') AS position
        FROM (SELECT id FROM outbox WHERE position IS NULL ORDER BY id) AS waiting
    ) AS placed WHERE outbox.id = placed.id`.execute(trx);
  });
}

export async function readEventsAfter(executor: Executor, position: number): Promise<OutboxEvent[]> {
  const rows = await tables(executor)
    .selectFrom('outbox')
    .selectAll()
    .where('position', '>', position)
    .orderBy('position')
    .limit(batchSize)
    .execute();
  return rows.map(toEvent);
}

function toEvent(row: Selectable<OutboxTable>): OutboxEvent {
  return {
    position: row.position ?? 0,
    realmId: row.realm_id,
    type: row.type as never,
    payload: row.payload as never,
    at: row.created_at,
  };
}

/** The highest assigned position. */
export async function readLastPosition(executor: Executor): Promise<number> {
  const { last } = await tables(executor)
    .selectFrom('outbox')
    .select((row) => row.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
