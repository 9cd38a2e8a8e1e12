import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { realmDefaults } from '../../../../test/service.ts';
import { tables } from '../../../../test/tables.ts';
import { createAccount } from '../../../domains/identity/index.ts';
import { applyRealm } from '../../../main/apply-realm.ts';
import type { ConnectionConfig } from '../../../platform/database/index.ts';

const program = fileURLToPath(new URL('../../../../bin/matinee.js', import.meta.url));
const email = 'ada@example.com';
let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matinee-user-totp-'));
  database = await createTestDatabase();
  const { db } = database;
  const now = Temporal.Now.instant();
  const result = await applyRealm(db, { file: { ...realmDefaults, key: 'lantern' } }, now);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  const realmId = result.realm.id;
  const account = await createAccount(db, { realmId, email, name: 'Ada', passwordHash: null, now });
  await tables(db)
    .insertInto('totp')
    .values({
      account_id: account?.id ?? 0,
      realm_id: realmId,
      secret_sealed: Buffer.alloc(48),
      last_time_step: null,
      created_at: now,
      confirmed_at: now,
    })
    .execute();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const createUrl = ({ user, host = '', database: name }: ConnectionConfig) =>
  `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;

function runUserCommand(...args: string[]) {
  return spawnSync(process.execPath, [program, 'user', ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: createUrl(database.connectionConfig),
      DATABASE_MIGRATION_URL: createUrl(database.migrationConnectionConfig),
    },
  });
}

test('user totp remove removes the authenticator app once, and records it for the account', async () => {
  const removed = runUserCommand('totp', 'remove', email);
  expect([removed.status, removed.stderr]).toEqual([0, '']);
  expect(removed.stdout).toBe('ada@example.com signs in to lantern without a code.\n');
  const rows = await tables(database.db).selectFrom('totp').select('account_id').execute();
  expect(rows).toEqual([]);
  expect(runUserCommand('events', email).stdout).toMatch(/ {2}totpRemoved\n$/);
  const jobs = await tables(database.db).selectFrom('job').select('payload').execute();
  expect(JSON.stringify(jobs)).toContain('totpRemoved');

  const again = runUserCommand('totp', 'remove', email);
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('has no authenticator app')]);
});

test('user totp remove ends with an error for an unknown account', () => {
  expect(runUserCommand('totp', 'remove', 'nobody@example.com')).toMatchObject({ status: 1, stdout: '' });
});
