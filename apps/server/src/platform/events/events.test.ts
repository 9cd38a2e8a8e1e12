import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { tables } from '../../../test/tables.ts';
import { createEventHub, type EventHub, emit } from './index.ts';
import { pruneEvents } from './outbox.ts';

declare module './event-types.ts' {
  interface EventTypes {
    TestHappened: { number: number };
    TestEnded: { reason: string };
  }
}

let testDb: TestDatabase;
let hub: EventHub;
const hubs: EventHub[] = [];

async function openHub(): Promise<EventHub> {
  const { db, log } = testDb;
  const openedHub = createEventHub({ db, log, listener: await testDb.openListener() });
  await openedHub.start();
  hubs.push(openedHub);
  return openedHub;
}

beforeEach(async () => {
  testDb = await createTestDatabase();
  hub = await openHub();
});

afterEach(async () => {
  for (const openedHub of hubs.splice(0)) await openedHub.stop();
  await testDb.drop();
});

async function emitTestEvent(number: number, realmId: number | null = 1): Promise<void> {
  await testDb.db
    .transaction()
    .execute((trx) => emit(trx, { realmId, type: 'TestHappened', payload: { number } }));
}

async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(10);
}

describe('follow', () => {
  test('delivers committed events in order, and none of a rolled-back transaction', async () => {
    const receivedNumbers: number[] = [];
    hub.follow({ types: ['TestHappened'] }, ({ payload }) => receivedNumbers.push(payload.number));
    await emitTestEvent(1);
    const rolledBack = testDb.db.transaction().execute(async (trx) => {
      await emit(trx, { realmId: 1, type: 'TestHappened', payload: { number: 99 } });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await emit(testDb.db, { realmId: 1, type: 'TestEnded', payload: { reason: 'another type' } });
    await emitTestEvent(2);
    await waitUntil(() => receivedNumbers.length === 2);
    expect(receivedNumbers).toEqual([1, 2]);
  });

  test('delivers the event of a transaction that starts first and commits last', async () => {
    const receivedNumbers: number[] = [];
    hub.follow({}, (event) => {
      if (event.type === 'TestHappened') receivedNumbers.push(event.payload.number);
    });
    await testDb.db.transaction().execute(async (trx) => {
      await emit(trx, { realmId: 1, type: 'TestHappened', payload: { number: 1 } });
      await emitTestEvent(2);
      await waitUntil(() => receivedNumbers.length === 1);
    });
    await waitUntil(() => receivedNumbers.length === 2);
    expect(receivedNumbers).toEqual([2, 1]);
  });

  test('streams the events of one realm until the signal is aborted', async () => {
    const controller = new AbortController();
    const receivedNumbers: number[] = [];
    const reading = (async () => {
      for await (const { payload } of hub.stream({
        types: ['TestHappened'],
        realmId: 7,
        signal: controller.signal,
      })) {
        receivedNumbers.push(payload.number);
        if (receivedNumbers.length === 2) controller.abort();
      }
    })();
    await emitTestEvent(1, 7);
    await emitTestEvent(2, 8);
    await emitTestEvent(3, 7);
    await reading;
    expect(receivedNumbers).toEqual([1, 3]);
  });

  test('skips no event when the listening connection is cut', async () => {
    const receivedNumbers: number[] = [];
    hub.follow({ types: ['TestHappened'] }, ({ payload }) => receivedNumbers.push(payload.number));
    await testDb.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'matinee listener' AND datname = current_database()",
    );
    await emitTestEvent(1);
    await waitUntil(() => receivedNumbers.length === 1);
    expect(receivedNumbers).toEqual([1]);
  });
});

describe('consume', () => {
  test('delivers the events that were emitted while the consumer was stopped', async () => {
    const receivedNumbers: number[] = [];
    const handle = async ({ payload }: { payload: { number: number } }) =>
      void receivedNumbers.push(payload.number);
    await hub.consume('search', { types: ['TestHappened'] }, handle);
    await emitTestEvent(1);
    await waitUntil(() => receivedNumbers.length === 1);
    await hub.stop();
    for (const number of [2, 3]) await emitTestEvent(number);
    hub = await openHub();
    await hub.consume('search', { types: ['TestHappened'] }, handle);
    await waitUntil(() => receivedNumbers.length === 3);
    expect(receivedNumbers).toEqual([1, 2, 3]);
  });

  test('starts with the first event when `from` is "beginning"', async () => {
    await emitTestEvent(1);
    const receivedNumbers: number[] = [];
    await hub.consume('late', { from: 'beginning', types: ['TestHappened'] }, async ({ payload }) => {
      receivedNumbers.push(payload.number);
    });
    await waitUntil(() => receivedNumbers.length === 1);
  });

  test('keeps old events until every consumer has handled them, then deletes them', async () => {
    const { db, pool } = testDb;
    await hub.consume('slow', { types: ['TestHappened'] }, async () => {});
    await hub.stop();
    await emitTestEvent(1);
    await pool.query("UPDATE outbox SET created_at = now() - interval '1 year', position = 1000");
    await pruneEvents(db);
    expect((await pool.query('SELECT 1 FROM outbox')).rows).toHaveLength(1);
    await pool.query('UPDATE outbox_consumer SET position = 1000');
    await pruneEvents(db);
    expect((await pool.query('SELECT 1 FROM outbox')).rows).toHaveLength(0);
  });

  test('writes the effect of an event once when a handler fails half-way and two processes share the consumer', async () => {
    await testDb.runAsMigrationRole(['CREATE TABLE effect (number int)']);
    let remainingFailures = 2;
    const secondHub = await openHub();
    for (const eventHub of [hub, secondHub]) {
      await eventHub.consume('effects', { types: ['TestHappened'] }, async ({ payload }, trx) => {
        await tables(trx)
          .insertInto('effect' as never)
          .values({ number: payload.number } as never)
          .execute();
        if (payload.number === 3 && remainingFailures-- > 0) throw new Error('half way');
      });
    }
    await Promise.all([1, 2, 3, 4, 5].map((number) => emitTestEvent(number)));
    for (;;) {
      const { rows } = await testDb.pool.query<{ number: number }>(
        'SELECT number FROM effect ORDER BY number',
      );
      if (rows.length >= 5) {
        expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
        break;
      }
      await sleep(20);
    }
  });
});
