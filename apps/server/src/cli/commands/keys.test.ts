import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import type { ConnectionConfig } from '../../platform/database/index.ts';

const program = fileURLToPath(new URL('../../../bin/matinee.js', import.meta.url));
let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matinee-keys-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const createUrl = ({ user, host = '', database: name }: ConnectionConfig) =>
  `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;

function runCommand(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'keys', ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: createUrl(database.connectionConfig),
      DATABASE_MIGRATION_URL: createUrl(database.migrationConnectionConfig),
    },
  });
  return { status, output: stdout + stderr };
}

test('adds a key, lists it, and deletes the old ones with --revoke', () => {
  expect(runCommand('rotate')).toEqual({ status: 0, output: 'Key 1 signs. There are no other keys.\n' });
  expect(runCommand('rotate').output).toBe('Key 2 signs in a minute. Tokens of the old key stay valid.\n');
  expect(runCommand('list').output).toMatch(/^2 {2}\S+Z {2}next\n1 {2}\S+Z {2}signing\n$/);
  expect(runCommand('rotate', '--revoke').output).toBe('Key 3 signs. There are no other keys.\n');
  expect(runCommand('list').output).toMatch(/^3 {2}\S+Z {2}signing\n$/);
});
