import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { tables } from '../../../test/tables.ts';
import { createEventHub, type EventHub, emit } from './index.ts';
import { pruneEvents } from './prune.ts';

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
  const opened = createEventHub({ db, log, listener: await testDb.listener() });
  await opened.start();
  hubs.push(opened);
  return opened;
}

beforeEach(async () => {
  testDb = await createTestDatabase();
  hub = await openHub();
});

afterEach(async () => {
  for (const opened of hubs.splice(0)) await opened.stop();
  await testDb.drop();
});

async function happen(number: number, realmId: number | null = 1): Promise<void> {
  await testDb.db
    .transaction()
    .execute((trx) => emit(trx, { realmId, type: 'TestHappened', payload: { number } }));
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(10);
}

describe('follow', () => {
  test('delivers committed events in order, and none of a transaction that is rolled back', async () => {
    const heard: number[] = [];
    hub.follow({ types: ['TestHappened'] }, ({ payload }) => heard.push(payload.number));
    await happen(1);
    const undone = testDb.db.transaction().execute(async (trx) => {
      await emit(trx, { realmId: 1, type: 'TestHappened', payload: { number: 99 } });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await emit(testDb.db, { realmId: 1, type: 'TestEnded', payload: { reason: 'not asked for' } });
    await happen(2);
    await until(() => heard.length === 2);
    expect(heard).toEqual([1, 2]);
  });

  test('delivers the event of a transaction that starts first and commits last', async () => {
    const heard: number[] = [];
    hub.follow({}, (event) => {
      if (event.type === 'TestHappened') heard.push(event.payload.number);
    });
    await testDb.db.transaction().execute(async (trx) => {
      await emit(trx, { realmId: 1, type: 'TestHappened', payload: { number: 1 } });
      await happen(2);
      await until(() => heard.length === 1);
    });
    await until(() => heard.length === 2);
    expect(heard).toEqual([2, 1]);
  });

  test('streams the events of one realm until the signal is aborted', async () => {
    const ending = new AbortController();
    const heard: number[] = [];
    const reading = (async () => {
      for await (const { payload } of hub.stream({
        types: ['TestHappened'],
        realmId: 7,
        signal: ending.signal,
      })) {
        heard.push(payload.number);
        if (heard.length === 2) ending.abort();
      }
    })();
    await happen(1, 7);
    await happen(2, 8);
    await happen(3, 7);
    await reading;
    expect(heard).toEqual([1, 3]);
  });

  test('skips no event when the listening connection is cut', async () => {
    const heard: number[] = [];
    hub.follow({ types: ['TestHappened'] }, ({ payload }) => heard.push(payload.number));
    await testDb.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'matinee listener' AND datname = current_database()",
    );
    await happen(1);
    await until(() => heard.length === 1);
    expect(heard).toEqual([1]);
  });
});

describe('consume', () => {
  test('delivers the events of the time in which the consumer was stopped', async () => {
    const heard: number[] = [];
    const handle = async ({ payload }: { payload: { number: number } }) => void heard.push(payload.number);
    await hub.consume('search', { types: ['TestHappened'] }, handle);
    await happen(1);
    await until(() => heard.length === 1);
    await hub.stop();
    for (const number of [2, 3]) await happen(number);
    hub = await openHub();
    await hub.consume('search', { types: ['TestHappened'] }, handle);
    await until(() => heard.length === 3);
    expect(heard).toEqual([1, 2, 3]);
  });

  test('starts with the first event when asked for it', async () => {
    await happen(1);
    const heard: number[] = [];
    await hub.consume('late', { from: 'beginning', types: ['TestHappened'] }, async ({ payload }) => {
      heard.push(payload.number);
    });
    await until(() => heard.length === 1);
  });

  test('keeps old events until every consumer has handled them, then deletes them', async () => {
    const { db, pool } = testDb;
    await hub.consume('slow', { types: ['TestHappened'] }, async () => {});
    await hub.stop();
    await happen(1);
    await pool.query("UPDATE outbox SET created_at = now() - interval '1 year', position = 1000");
    await pruneEvents(db);
    expect((await pool.query('SELECT 1 FROM outbox')).rows).toHaveLength(1);
    await pool.query('UPDATE outbox_consumer SET position = 1000');
    await pruneEvents(db);
    expect((await pool.query('SELECT 1 FROM outbox')).rows).toHaveLength(0);
  });

  test('writes the effect of an event once when a handler fails half-way and several processes share the name', async () => {
    await testDb.pool.query('CREATE TABLE effect (number int)');
    let failures = 2;
    const second = await openHub();
    for (const each of [hub, second]) {
      await each.consume('effects', { types: ['TestHappened'] }, async ({ payload }, trx) => {
        await tables(trx)
          .insertInto('effect' as never)
          .values({ number: payload.number } as never)
          .execute();
        if (payload.number === 3 && failures-- > 0) throw new Error('half way');
      });
    }
    await Promise.all([1, 2, 3, 4, 5].map((number) => happen(number)));
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
