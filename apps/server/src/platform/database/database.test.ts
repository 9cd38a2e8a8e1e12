import { startTcpProxy } from '@matinee/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { connect } from './connect.ts';
import {
  Client,
  createListener,
  isConnectionLoss,
  isUniqueViolation,
  runInTransaction,
  toJsonb,
} from './index.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await createTestDatabase();
  await testDb.runAsMigrationRole([
    `CREATE TABLE thing (
      id bigint PRIMARY KEY, at timestamptz, day date, data jsonb, ids bigint[],
      CONSTRAINT thing_day UNIQUE (day))`,
  ]);
});
afterAll(() => testDb.drop());

describe('column types and unique violations', () => {
  test('writes and reads instants, dates, JSON and arrays', async () => {
    const instant = Temporal.Instant.from('2026-03-29T01:00:00.123456Z');
    await sql`INSERT INTO thing VALUES (${1}, ${instant}, ${'2026-03-29'}, ${toJsonb([1, { a: 'b' }])}, ${[1, 2]})`.execute(
      testDb.db,
    );
    const { rows } = await sql<{ at: Temporal.Instant }>`SELECT * FROM thing WHERE at = ${instant}`.execute(
      testDb.db,
    );
    expect(rows).toEqual([{ id: 1, at: instant, day: '2026-03-29', data: [1, { a: 'b' }], ids: [1, 2] }]);
    expect(rows[0]?.at.equals(instant)).toBe(true);
  });

  test('throws a RangeError for an int8 that a number cannot represent', async () => {
    await expect(testDb.pool.query('SELECT 9007199254740993::bigint')).rejects.toThrow(RangeError);
  });

  test('recognises a unique violation by its constraint', async () => {
    const insert = () => testDb.pool.query("INSERT INTO thing (id, day) VALUES (7, '2000-01-01')");
    await insert();
    const error = await insert().catch((caught: unknown) => caught);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'thing_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'thing_day')).toBe(false);
  });
});

describe('isConnectionLoss', () => {
  const catchError = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
  async function openClient() {
    const client = new Client(testDb.connectionConfig);
    await client.connect();
    return client;
  }

  test('returns true for queries of a client whose connection the server has ended', async () => {
    const client = await openClient();
    const ended = new Promise<void>((resolve) => void client.once('end', resolve));
    const endedError = await catchError(client.query('SELECT pg_terminate_backend(pg_backend_pid())'));
    await ended;
    const nextError = await catchError(client.query('SELECT 1'));
    expect(String(nextError)).toContain('not queryable');
    expect([isConnectionLoss(endedError), isConnectionLoss(nextError)]).toEqual([true, true]);
  });

  test('returns true for queries of a closed client', async () => {
    const client = await openClient();
    await client.end();
    const error = await catchError(client.query('SELECT 1'));
    expect(String(error)).toContain('not queryable');
    expect(isConnectionLoss(error)).toBe(true);
  });

  test('returns false for errors of a query', async () => {
    const error = await catchError(testDb.pool.query('SELECT * FROM nowhere'));
    expect(isConnectionLoss(error)).toBe(false);
  });
});

describe('runInTransaction', () => {
  test('uses the outer transaction when called within one', async () => {
    const failedTransaction = runInTransaction(testDb.db, async (trx) => {
      await runInTransaction(trx, (innerTrx) => sql`INSERT INTO thing (id) VALUES (20)`.execute(innerTrx));
      throw new Error('no');
    });
    await expect(failedTransaction).rejects.toThrow('no');
    expect((await testDb.pool.query('SELECT 1 FROM thing WHERE id = 20')).rows).toEqual([]);
  });

  test('runs the work again after a deadlock', async () => {
    await testDb.pool.query('INSERT INTO thing (id) VALUES (31), (32)');
    let readyCount = 0;
    const updateInOrder = (firstKey: number, secondKey: number) =>
      runInTransaction(testDb.db, async (trx) => {
        await sql`UPDATE thing SET ids = ids || ${[firstKey]} WHERE id = ${firstKey}`.execute(trx);
        readyCount += 1;
        while (readyCount < 2) await new Promise((resolve) => setTimeout(resolve, 5));
        await sql`UPDATE thing SET ids = ids || ${[firstKey]} WHERE id = ${secondKey}`.execute(trx);
      });
    await Promise.all([updateInOrder(31, 32), updateInOrder(32, 31)]);
    const { rows } = await testDb.pool.query('SELECT ids FROM thing WHERE id IN (31, 32)');
    expect(rows.map(({ ids }) => ids.toSorted())).toEqual([
      [31, 32],
      [31, 32],
    ]);
  });
});

describe('a lost connection', () => {
  test('fails the running query only; the next query gets a new connection', async () => {
    const sleepingQuery = testDb.pool.query('SELECT pg_sleep(60)').catch((error: unknown) => error);
    await testDb.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    expect(await sleepingQuery).toBeInstanceOf(Error);
    expect((await testDb.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  test('is closed after a query timeout and not reused by the pool', async () => {
    const path = `${testDb.connectionConfig.host}/.s.PGSQL.${testDb.connectionConfig.port}`;
    const proxy = await startTcpProxy({ target: { path } });
    const poolOptions = { query_timeout: 2_000, max: 1 };
    const { db, close } = connect(
      { ...testDb.connectionConfig, host: '127.0.0.1', port: proxy.port, ...poolOptions },
      testDb.log,
    );
    const selectOne = () => sql<{ one: number }>`SELECT 1 AS one`.execute(db).then(({ rows }) => rows);
    expect(await selectOne()).toEqual([{ one: 1 }]);
    proxy.setFrozen(true);
    await expect(selectOne()).rejects.toThrow('Query read timeout');
    proxy.resetConnections();
    proxy.setFrozen(false);
    expect(await selectOne()).toEqual([{ one: 1 }]);
    await close();
    await proxy.close();
  });
});

test('a listener that is stopped while it reconnects leaves no connection open', async () => {
  const connectSpy = vi.spyOn(Client.prototype, 'connect');
  const path = `${testDb.connectionConfig.host}/.s.PGSQL.${testDb.connectionConfig.port}`;
  const proxy = await startTcpProxy({ target: { path } });
  const listener = createListener(
    { ...testDb.connectionConfig, host: '127.0.0.1', port: proxy.port },
    testDb.log,
  );
  await listener.start();
  proxy.setFrozen(true);
  proxy.resetConnections();
  await expect.poll(() => connectSpy.mock.calls.length).toBe(2);
  await listener.stop();
  proxy.setFrozen(false);
  await connectSpy.mock.results[1]?.value;
  connectSpy.mockRestore();
  const countListeners = async () => {
    const { rows } = await testDb.pool.query(
      "SELECT FROM pg_stat_activity WHERE application_name = 'matinee listener' AND datname = current_database()",
    );
    return rows.length;
  };
  await expect.poll(countListeners).toBe(0);
  await proxy.close();
});
