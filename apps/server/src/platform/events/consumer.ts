// A durable consumer continues from its stored position, in any process. The position is updated in the
// transaction of the handler's writes, so each event takes effect exactly once.

import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, runInTransaction, type Trx } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import type { EventType, OutboxEvent } from './event-types.ts';
import { batchSize, readEventsAfter, readLastPosition } from './outbox.ts';
import { tables } from './outbox-table.ts';

export interface Consumer {
  name: string;
  types: ReadonlySet<EventType> | undefined;
  from: 'now' | 'beginning';
  handle(event: OutboxEvent, trx: Trx): Promise<void>;
}

const maxRetryMs = 30_000;

/** Stores the start position of a new consumer; an existing one keeps its position. */
export async function registerConsumer(db: Database, { name, from }: Consumer): Promise<void> {
  const position = from === 'now' ? await readLastPosition(db) : 0;
  await tables(db)
    .insertInto('outbox_consumer')
    .values({ name, position })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Handles all pending events. An event whose handler fails blocks this consumer and is retried until it succeeds. */
export async function handlePendingEvents(
  db: Database,
  consumer: Consumer,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  for (let retryMs = 100; !signal.aborted; ) {
    try {
      const hasMore = await runInTransaction(db, (trx) => handleBatch(trx, consumer));
      if (!hasMore) return;
      retryMs = 100;
    } catch (error) {
      if (signal.aborted) return;
      log.error({ err: error, consumer: consumer.name }, 'an event could not be handled');
      await sleep(retryMs, undefined, { signal }).catch(() => {});
      retryMs = Math.min(retryMs * 2, maxRetryMs);
    }
  }
}

async function handleBatch(trx: Trx, { name, types, handle }: Consumer): Promise<boolean> {
  const storedConsumer = await tables(trx)
    .selectFrom('outbox_consumer')
    .select('position')
    .where('name', '=', name)
    .forUpdate()
    // Another process is running this consumer.
    .skipLocked()
    .executeTakeFirst();
  if (!storedConsumer) return false;
  const events = await readEventsAfter(trx, storedConsumer.position);
  const lastEvent = events.at(-1);
  if (!lastEvent) return false;
  for (const event of events) {
    if (!types || types.has(event.type)) await handle(event, trx);
  }
  await tables(trx)
    .updateTable('outbox_consumer')
    .set({ position: lastEvent.position })
    .where('name', '=', name)
    .execute();
  return events.length === batchSize;
}
