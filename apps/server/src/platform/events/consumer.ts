// A durable consumer reads on from its stored position, in whichever process runs it. The position moves in
// the same transaction as what the handler writes, so each event takes effect exactly once.

import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, type Trx, transaction } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import type { EventType, OutboxEvent } from './event-types.ts';
import { batchSize, eventsAfter, lastPosition } from './outbox.ts';
import { tables } from './outbox-table.ts';

export interface Consumer {
  name: string;
  types: ReadonlySet<EventType> | undefined;
  from: 'now' | 'beginning';
  handle(event: OutboxEvent, trx: Trx): Promise<void>;
}

const longestWaitMs = 30_000;

/** Stores where a new consumer starts; a known one keeps its position. */
export async function register(db: Database, { name, from }: Consumer): Promise<void> {
  const position = from === 'now' ? await lastPosition(db) : 0;
  await tables(db)
    .insertInto('outbox_consumer')
    .values({ name, position })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Handles the events that are due. An event whose handler fails blocks this consumer and is retried for ever. */
export async function catchUp(
  db: Database,
  consumer: Consumer,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  for (let wait = 100; !signal.aborted; ) {
    try {
      const more = await transaction(db, (trx) => handleBatch(trx, consumer));
      if (!more) return;
      wait = 100;
    } catch (error) {
      if (signal.aborted) return;
      log.error({ err: error, consumer: consumer.name }, 'an event could not be handled');
      await sleep(wait, undefined, { signal }).catch(() => {});
      wait = Math.min(wait * 2, longestWaitMs);
    }
  }
}

async function handleBatch(trx: Trx, { name, types, handle }: Consumer): Promise<boolean> {
  const place = await tables(trx)
    .selectFrom('outbox_consumer')
    .select('position')
    .where('name', '=', name)
    .forUpdate()
    // Another process runs this consumer.
    .skipLocked()
    .executeTakeFirst();
  if (!place) return false;
  const events = await eventsAfter(trx, place.position);
  const last = events.at(-1);
  if (!last) return false;
  for (const event of events) {
    if (!types || types.has(event.type)) await handle(event, trx);
  }
  await tables(trx)
    .updateTable('outbox_consumer')
    .set({ position: last.position })
    .where('name', '=', name)
    .execute();
  return events.length === batchSize;
}
