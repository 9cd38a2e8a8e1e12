import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { migrate } from './migrate.ts';

let testDb: TestDatabase;
let dir: string;

beforeEach(async () => {
  testDb = await createTestDatabase();
  await testDb.pool.query('DELETE FROM schema_migration');
  dir = await mkdtemp(join(tmpdir(), 'matinee-migrations-'));
});
afterEach(async () => {
  await testDb.drop();
  await rm(dir, { recursive: true, force: true });
});

function file(name: string, sql: string): Promise<void> {
  return writeFile(join(dir, name), sql);
}

const up = () => migrate(testDb.connection, dir);

async function tables(): Promise<string[]> {
  const { rows } = await testDb.pool.query(
    "SELECT tablename AS name FROM pg_tables WHERE tablename LIKE 'made_%' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

test('files are applied once, in order, also by several processes at once', async () => {
  await file('0002-second.sql', 'ALTER TABLE made_first ADD COLUMN b int');
  await file('0001-first.sql', 'CREATE TABLE made_first (a int)');
  const runs = await Promise.all([up(), up(), up()]);
  expect(runs.flat()).toEqual(['0001-first.sql', '0002-second.sql']);
  await file('0003-third.sql', 'CREATE TABLE made_third (a int)');
  expect(await up()).toEqual(['0003-third.sql']);
  expect(await up()).toEqual([]);
});

test('a file that fails leaves nothing of itself and says what is wrong', async () => {
  await file('0001-good.sql', 'CREATE TABLE made_good (a int)');
  await file('0002-bad.sql', 'CREATE TABLE made_half (a int); CREATE TABLE made_half (a int)');
  await expect(up()).rejects.toThrow(/0002-bad.sql failed: .*already exists/);
  expect(await tables()).toEqual(['made_good']);
});

test('a file that was changed after it had been applied stops everything', async () => {
  await file('0001-first.sql', 'CREATE TABLE made_first (a int)');
  await up();
  await file('0001-first.sql', 'CREATE TABLE made_first (a bigint)');
  await file('0002-second.sql', 'CREATE TABLE made_second (a int)');
  await expect(up()).rejects.toThrow('0001-first.sql was changed');
  expect(await tables()).toEqual(['made_first']);
});

test('other line ends are no change', async () => {
  await file('0001-first.sql', 'CREATE TABLE made_first (\n  a int\n)');
  await up();
  await file('0001-first.sql', 'CREATE TABLE made_first (\r\n  a int\r\n)');
  expect(await up()).toEqual([]);
});

test('a database that is newer than the files is refused', async () => {
  await file('0001-first.sql', 'CREATE TABLE made_first (a int)');
  await up();
  await rm(join(dir, '0001-first.sql'));
  await expect(up()).rejects.toThrow('which this version does not know');
});

test.each([
  [['1-first.sql'], 'not named like'],
  [['0001-a.sql', '0001-b.sql'], 'the number 0001'],
])('%j are refused', async (names, says) => {
  for (const name of names) await file(name, 'SELECT 1');
  await expect(up()).rejects.toThrow(says);
});
