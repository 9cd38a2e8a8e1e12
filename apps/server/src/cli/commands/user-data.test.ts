import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accountExport } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { realmDefaults } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { createAccount } from '../../domains/identity/index.ts';
import { applyRealm } from '../../main/apply-realm.ts';
import { type ConnectionConfig, toJsonb } from '../../platform/database/index.ts';

const program = fileURLToPath(new URL('../../../bin/matinee.js', import.meta.url));
const email = 'ada@example.com';
let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matinee-user-data-'));
  database = await createTestDatabase();
  const { db } = database;
  const now = Temporal.Now.instant();
  const result = await applyRealm(db, { file: { ...realmDefaults, key: 'lantern' } }, now);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  const realmId = result.realm.id;
  const account = await createAccount(db, { realmId, email, name: 'Ada', passwordHash: null, now });
  await tables(db)
    .insertInto('consent_answer')
    .values({
      realm_id: realmId,
      account_id: account?.id ?? 0,
      field_name: 'news',
      answer: true,
      wording: toJsonb({ text: 'News?' }),
      answered_at: now,
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

test('user export writes the data of an account to standard output, or to a file that only its owner can read', async () => {
  const { status, stdout, stderr } = runUserCommand('export', email);
  expect([status, stderr]).toEqual([0, '']);
  const data = accountExport.parse(JSON.parse(stdout));
  expect(data.identity.account).toMatchObject({ email, name: 'Ada' });
  expect(data.identity.consentAnswers).toMatchObject([{ fieldName: 'news', answer: true }]);

  const path = join(folder, 'ada.json');
  expect(runUserCommand('export', email, '--out', path)).toMatchObject({ status: 0, stdout: '' });
  expect(accountExport.parse(JSON.parse(await readFile(path, 'utf8'))).identity).toEqual(data.identity);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('user delete deletes nothing without --yes, and with it the account but not its consents', async () => {
  const refused = runUserCommand('delete', email);
  expect([refused.status, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toContain('repeat the command with --yes');
  expect(runUserCommand('consents', email)).toMatchObject({ status: 1, stdout: '' });

  const deleted = runUserCommand('delete', email, '--yes');
  expect([deleted.status, deleted.stderr]).toEqual([0, '']);
  expect(deleted.stdout).toBe('The account of ada@example.com in lantern is deleted.\n');
  expect(runUserCommand('export', email)).toMatchObject({ status: 1, stdout: '' });
  const mails = await tables(database.db).selectFrom('mail').select(['template', 'recipient']).execute();
  expect(mails).toEqual([{ template: 'accountDeleted', recipient: email }]);

  const consents = runUserCommand('consents', 'Ada@Example.com');
  expect([consents.status, consents.stderr]).toEqual([0, '']);
  expect(JSON.parse(consents.stdout)).toMatchObject([
    { field_name: 'news', answer: true, wording: { text: 'News?' } },
  ]);
});

test.each([
  ['export', 'nobody@example.com'],
  ['delete', 'nobody@example.com', '--yes'],
  ['consents', email, '--realm', 'none'],
])('user %s %s ends with an error for an unknown account or realm', (...args) => {
  const { status, stdout, stderr } = runUserCommand(...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
