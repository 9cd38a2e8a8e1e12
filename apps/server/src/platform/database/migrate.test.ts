import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { listMissingMigrations, migrate } from './migrate.ts';

let testDb: TestDatabase;
let dir: string;

beforeEach(async () => {
  testDb = await createTestDatabase();
  await testDb.runAsMigrationRole(['DELETE FROM schema_migration']);
  dir = await mkdtemp(join(tmpdir(), 'matinee-migrations-'));
});
afterEach(async () => {
  await testDb.drop();
  await rm(dir, { recursive: true, force: true });
});

function writeMigration(name: string, sql: string): Promise<void> {
  return writeFile(join(dir, name), sql);
}

const runMigrations = () => migrate(testDb.migrationConnectionConfig, dir);

async function listTables(): Promise<string[]> {
  const { rows } = await testDb.pool.query(
    "SELECT tablename AS name FROM pg_tables WHERE tablename LIKE 'made_%' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

test('applies files once and in order, also in concurrent processes', async () => {
  await writeMigration('0002-second.sql', 'ALTER TABLE made_first ADD COLUMN b int');
  await writeMigration('0001-first.sql', 'CREATE TABLE made_first (a int)');
  const runs = await Promise.all([runMigrations(), runMigrations(), runMigrations()]);
  expect(runs.flat()).toEqual(['0001-first.sql', '0002-second.sql']);
  await writeMigration('0003-third.sql', 'CREATE TABLE made_third (a int)');
  expect(await runMigrations()).toEqual(['0003-third.sql']);
  expect(await runMigrations()).toEqual([]);
});

test('rolls back a file that fails and reports its error', async () => {
  await writeMigration('0001-good.sql', 'CREATE TABLE made_good (a int)');
  await writeMigration('0002-bad.sql', 'CREATE TABLE made_half (a int); CREATE TABLE made_half (a int)');
  await expect(runMigrations()).rejects.toThrow(/0002-bad.sql failed: .*already exists/);
  expect(await listTables()).toEqual(['made_good']);
});

test('applies nothing when an applied file was changed', async () => {
  await writeMigration('0001-first.sql', 'CREATE TABLE made_first (a int)');
  await runMigrations();
  await writeMigration('0001-first.sql', 'CREATE TABLE made_first (a bigint)');
  await writeMigration('0002-second.sql', 'CREATE TABLE made_second (a int)');
  await expect(runMigrations()).rejects.toThrow('0001-first.sql was changed');
  expect(await listTables()).toEqual(['made_first']);
});

test('ends a running migration and rolls it back when its signal is aborted', async () => {
  await writeMigration('0001-slow.sql', 'CREATE TABLE made_slow (a int); SELECT pg_sleep(3600)');
  const controller = new AbortController();
  const run = migrate(testDb.migrationConnectionConfig, dir, undefined, controller.signal);
  const countLocks = async () => {
    const { rows } = await testDb.pool.query(
      "SELECT 1 FROM pg_locks WHERE locktype = 'relation' AND mode = 'AccessExclusiveLock' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    );
    return rows.length;
  };
  await expect.poll(countLocks).toBe(1);
  controller.abort();
  await expect(run).rejects.toThrow(/abort/);
  await expect.poll(countLocks).toBe(0);
  expect(await listTables()).toEqual([]);
});

test('lists missing migrations without applying them', async () => {
  await writeMigration('0001-first.sql', 'CREATE TABLE made_first (a int)');
  await runMigrations();
  await writeMigration('0002-second.sql', 'CREATE TABLE made_second (a int)');
  expect(await listMissingMigrations(testDb.connectionConfig, dir)).toEqual(['0002-second.sql']);
  expect(await listTables()).toEqual(['made_first']);
  await testDb.runAsMigrationRole(['DROP TABLE schema_migration']);
  expect(await listMissingMigrations(testDb.connectionConfig, dir)).toEqual([
    '0001-first.sql',
    '0002-second.sql',
  ]);
});

test('ignores a change of line endings', async () => {
  await writeMigration('0001-first.sql', 'CREATE TABLE made_first (\n  a int\n)');
  await runMigrations();
  await writeMigration('0001-first.sql', 'CREATE TABLE made_first (\r\n  a int\r\n)');
  expect(await runMigrations()).toEqual([]);
});

test('refuses a database that is newer than the files', async () => {
  await writeMigration('0001-first.sql', 'CREATE TABLE made_first (a int)');
  await runMigrations();
  await rm(join(dir, '0001-first.sql'));
  await expect(runMigrations()).rejects.toThrow('which this version does not know');
});

test.each([
  [['1-first.sql'], 'not named like'],
  [['0001-a.sql', '0001-b.sql'], 'the number 0001'],
])('refuses the files %j', async (names, message) => {
  for (const name of names) await writeMigration(name, 'SELECT 1');
  await expect(runMigrations()).rejects.toThrow(message);
});
