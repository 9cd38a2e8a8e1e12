import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import type { ConnectionConfig } from '../platform/database/index.ts';
import { readConfig } from './config.ts';
import { openPlatform, type Platform } from './open-platform.ts';

let database: TestDatabase;
let dataDir: string;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'matinee-platform-'));
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const createUrl = ({ host = '', user, database: name }: ConnectionConfig): string =>
  `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;

function open(urls: { DATABASE_URL: string; DATABASE_MIGRATION_URL?: string }): Promise<Platform> {
  const config = readConfig({ ...urls, DATA_DIR: dataDir });
  return openPlatform(config, { log: database.log, name: 'test' });
}

describe('DATABASE_MIGRATION_URL', () => {
  test('names the role that migrates, and that lets the role of DATABASE_URL read and write rows', async () => {
    await database.runAsMigrationRole(['DROP SCHEMA public CASCADE', 'CREATE SCHEMA public']);
    const { close } = await open({
      DATABASE_URL: createUrl(database.connectionConfig),
      DATABASE_MIGRATION_URL: createUrl(database.migrationConnectionConfig),
    });
    await close();
    const insert = "INSERT INTO rate_limit (key, points, expire) VALUES ('key', 1, 1) RETURNING points";
    expect((await database.pool.query(insert)).rows).toEqual([{ points: 1 }]);
    await expect(database.pool.query('DROP TABLE rate_limit')).rejects.toThrow('must be owner');
  });

  test('is not needed while nothing is to be migrated', async () => {
    const { close } = await open({ DATABASE_URL: createUrl(database.connectionConfig) });
    await close();
    await database.runAsMigrationRole(['DELETE FROM schema_migration']);
    await expect(open({ DATABASE_URL: createUrl(database.connectionConfig) })).rejects.toThrow(
      /permission denied|may not/,
    );
  });
});
