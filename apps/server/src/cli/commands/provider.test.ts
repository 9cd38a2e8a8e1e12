import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { realmDefaults } from '../../../test/service.ts';
import { applyRealm } from '../../main/apply-realm.ts';
import type { ConnectionConfig } from '../../platform/database/index.ts';
import { createSecrets } from '../../platform/secrets/index.ts';

const program = fileURLToPath(new URL('../../../bin/matinee.js', import.meta.url));
const secret = 'the secret that the provider has given out';
let folder: string;
let database: TestDatabase;
let realmId: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matinee-provider-'));
  database = await createTestDatabase();
  const provider = { name: 'Acme', openIdClientName: 'acme', clientId: 'matinee' };
  const file = {
    ...realmDefaults,
    key: 'lantern',
    signInProviders: [
      { ...provider, issuer: 'https://id.acme.example' },
      { kind: 'google' as const, clientId: 'matinee' },
      { kind: 'apple' as const, clientId: 'matinee', teamId: 'TEAM', keyId: 'KEY' },
    ],
  };
  const result = await applyRealm(database.db, { file }, Temporal.Now.instant());
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  realmId = result.realm.id;
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const createUrl = ({ user, host = '', database: name }: ConnectionConfig) =>
  `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;

function runCommand(client: string, input: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'provider', 'secret', client], {
    input,
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

test('stores the secret from standard input, and prints it nowhere', async () => {
  const { status, output } = runCommand('acme', `${secret}\n`);
  expect([status, output]).toEqual([0, 'The secret of acme is stored for lantern.\n']);
  const storedSecret = await createSecrets(database.db).read('sign-in provider acme', realmId);
  expect(String(storedSecret)).toBe(secret);
});

test('accepts a secret without a final newline', async () => {
  expect(runCommand('acme', `${secret} 2`).status).toBe(0);
  const storedSecret = await createSecrets(database.db).read('sign-in provider acme', realmId);
  expect(String(storedSecret)).toBe(`${secret} 2`);
});

test('fails for a provider that the realm does not have, and names those that it has', () => {
  const { status, output } = runCommand('other', secret);
  expect(status).toBe(1);
  expect(output).toContain('lantern has no sign-in provider other. Providers: acme, google, apple');
});

test('stores all lines of the private key of Apple', async () => {
  const privateKey = '-----BEGIN PRIVATE KEY-----\nMIGTAgEA\n-----END PRIVATE KEY-----';
  expect(runCommand('apple', `${privateKey}\n`).status).toBe(0);
  const storedSecret = await createSecrets(database.db).read('sign-in provider apple', realmId);
  expect(String(storedSecret)).toBe(privateKey);
});

test('refuses a secret for Google, which needs none', () => {
  const { status, output } = runCommand('google', secret);
  expect(status).toBe(1);
  expect(output).toContain('Sign-in with Google needs no secret.');
});

test('fails without a secret', () => {
  const { status, output } = runCommand('acme', '');
  expect(status).toBe(1);
  expect(output).toContain('A secret is required, on standard input.');
});
