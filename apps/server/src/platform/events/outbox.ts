// Writes, reads and prunes the outbox. Positions are assigned after commit and under one lock, so a reader that
// has reached a position has skipped no earlier event.

import { type Selectable, sql } from 'kysely';
import {
  advisoryLockKeys,
  type Database,
  type Executor,
  runInTransaction,
  toJsonb,
} from '../database/index.ts';
import type { EventType, EventTypes, OutboxEvent } from './event-types.ts';
import { type OutboxTable, tables } from './outbox-table.ts';

export const batchSize = 200;
const retentionDays = 7;

interface NewEvent<Type extends EventType> {
  realmId: number | null;
  type: Type;
  payload: EventTypes[Type];
}

/** Writes an event in the transaction of the change it reports. It is delivered after the commit, and only then. */
export async function emit<Type extends EventType>(
  executor: Executor,
  { realmId, type, payload }: NewEvent<Type>,
): Promise<void> {
  await tables(executor)
    .insertInto('outbox')
    .values({ realm_id: realmId, type, payload: toJsonb(payload as unknown) })
    .execute();
}

/** Assigns a position to every committed event. */
export async function assignPositions(db: Database): Promise<void> {
  const unpositionedEvent = await tables(db)
    .selectFrom('outbox')
    .select('id')
    .where('position', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!unpositionedEvent) return;
  await runInTransaction(db, async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${advisoryLockKeys.outboxPosition})`.execute(trx);
    await sql`UPDATE outbox SET position = assigned.position FROM (
      SELECT id, nextval('outbox_position') AS position
        FROM (SELECT id FROM outbox WHERE position IS NULL ORDER BY id) AS waiting
    ) AS assigned WHERE outbox.id = assigned.id`.execute(trx);
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
    createdAt: row.created_at,
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

/** Deletes events older than seven days that every durable consumer has handled. */
export async function pruneEvents(db: Database): Promise<void> {
  await tables(db)
    .deleteFrom('outbox')
    .where('created_at', '<', sql<Temporal.Instant>`now() - make_interval(days => ${retentionDays})`)
    .where(
      sql<boolean>`position <= coalesce((SELECT min(position) FROM outbox_consumer), ${Number.MAX_SAFE_INTEGER})`,
    )
    .execute();
}
