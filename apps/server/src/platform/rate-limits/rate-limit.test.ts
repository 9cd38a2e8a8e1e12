import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createLocalRateLimit, createSharedRateLimit, deleteExpiredCounts, getNetworkKey } from './index.ts';

let testDb: TestDatabase;
beforeAll(async () => {
  testDb = await createTestDatabase();
});
afterAll(() => testDb.drop());

const start = Date.parse('2027-03-01T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => void vi.useRealTimers());
const advance = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const options = { name: 'tested', max: 2, seconds: 60 };

describe.each([
  ['shared', () => createSharedRateLimit(testDb.db, { ...options, name: `tested-${Math.random()}` })],
  ['local', () => createLocalRateLimit(options)],
])('a %s limit', (_, createLimit) => {
  test('refuses more points than the maximum until the window ends', async () => {
    const limit = createLimit();
    expect([await limit.consume('a'), await limit.consume('a')]).toEqual([null, null]);
    advance(45);
    expect([await limit.consume('a'), await limit.consume('b')]).toEqual([15, null]);
    advance(16);
    expect(await limit.consume('a')).toBeNull();
  });

  test('check counts nothing, and returns the seconds to wait once no points are left', async () => {
    const limit = createLimit();
    expect([await limit.check('a'), await limit.getCount('a')]).toEqual([null, 0]);
    await limit.consume('a', 2);
    expect([await limit.check('a'), await limit.getCount('a')]).toEqual([60, 2]);
  });
});

const readRows = async () => (await testDb.pool.query('SELECT * FROM rate_limit')).rows;

test('nodes share the counts of a shared limit, whose keys are stored as hashes', async () => {
  const [first, second] = [
    createSharedRateLimit(testDb.db, options),
    createSharedRateLimit(testDb.db, options),
  ];
  await Promise.all([first.consume('ada@example.com'), second.consume('ada@example.com')]);
  expect(await first.consume('ada@example.com')).toBe(60);
  expect(JSON.stringify(await readRows())).not.toContain('ada');
});

test('deleteExpiredCounts deletes the counts of windows that have ended', async () => {
  await testDb.pool.query('DELETE FROM rate_limit');
  await createSharedRateLimit(testDb.db, options).consume('a');
  advance(61);
  await createSharedRateLimit(testDb.db, { ...options, seconds: 600 }).consume('b');
  await deleteExpiredCounts(testDb.db);
  expect(await readRows()).toHaveLength(1);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::'],
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  ['', ''],
])('counts all addresses of one network as one: %s', (address, key) => {
  expect(getNetworkKey(address)).toBe(key);
});
