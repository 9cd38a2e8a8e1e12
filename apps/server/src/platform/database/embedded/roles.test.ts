// The service works with a role that can read and write rows, and nothing else.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../log/index.ts';
import { Client } from '../client.ts';
import { type ConnectionConfig, type EmbeddedDatabase, migrate, startEmbeddedDatabase } from '../index.ts';

const log = createLog({ level: 'silent' });
let dataDir: string;
let migrationsDir: string;
let database: EmbeddedDatabase;

const start = () => startEmbeddedDatabase({ dataDir, log, name: 'roles' });

async function query(connectionConfig: ConnectionConfig, ...statements: string[]): Promise<unknown[]> {
  const client = new Client(connectionConfig);
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'matinee-roles-'));
  migrationsDir = mkdtempSync(join(tmpdir(), 'matinee-migrations-'));
  writeFileSync(join(migrationsDir, '0001-first.sql'), 'CREATE TABLE first (id serial PRIMARY KEY)');
  database = await start();
  await migrate(database.migrationConnectionConfig, migrationsDir, database.connectionConfig.user);
});
afterAll(async () => {
  await database.stop();
  for (const dir of [dataDir, migrationsDir]) rmSync(dir, { recursive: true, force: true });
});

describe('the role of the service', () => {
  test('reads and writes rows, also of tables of a later migration', async () => {
    writeFileSync(join(migrationsDir, '0002-second.sql'), 'CREATE TABLE second (id int)');
    await migrate(database.migrationConnectionConfig, migrationsDir, database.connectionConfig.user);
    await query(
      database.connectionConfig,
      'INSERT INTO first DEFAULT VALUES',
      'INSERT INTO second VALUES (2)',
    );
    expect(
      await query(database.connectionConfig, 'SELECT first.id, second.id AS two FROM first, second'),
    ).toEqual([{ id: 1, two: 2 }]);
  });

  test.each([
    'CREATE TABLE mine (id int)',
    'DROP TABLE first',
    'ALTER TABLE first ADD COLUMN name text',
    'TRUNCATE first',
    'CREATE FUNCTION f() RETURNS int LANGUAGE sql RETURN 1',
    "INSERT INTO schema_migration VALUES ('0003-third.sql', '')",
    'CREATE ROLE mine',
    'CREATE DATABASE mine',
    'SET ROLE matinee',
    'SET ROLE matinee_migration',
    "COPY first TO PROGRAM 'cat'",
    "COPY first TO '/tmp/first'",
    "SELECT pg_read_file('/etc/passwd')",
    "SELECT lo_import('/etc/passwd')",
  ])('is refused %s', async (statement) => {
    await expect(query(database.connectionConfig, statement)).rejects.toThrow(
      /permission denied|must be owner/,
    );
  });
});

test.each(["COPY first TO PROGRAM 'cat'", "SELECT pg_read_file('/etc/passwd')", 'CREATE ROLE mine'])(
  'the role of migrations is refused %s',
  async (statement) => {
    await expect(query(database.migrationConnectionConfig, statement)).rejects.toThrow('permission denied');
  },
);

test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'refuses every role to another user of the machine who reaches the socket',
  () => {
    const { host = '' } = database.connectionConfig;
    const folders = [dataDir, join(dataDir, 'postgres'), host];
    for (const folder of folders) chmodSync(folder, 0o755);
    const [socket = ''] = readdirSync(host).filter((name) => !name.endsWith('.lock'));
    chmodSync(join(host, socket), 0o777);
    const script = `
      import pg from ${JSON.stringify(import.meta.resolve('pg'))};
      for (const user of ['matinee', 'matinee_app', 'matinee_migration']) {
        const client = new pg.Client({ ...${JSON.stringify(database.connectionConfig)}, user });
        await client.connect().then(() => console.log('connected'), (error) => console.log(error.message));
      }
      process.exit();`;
    const otherUser = { uid: 65_533, gid: 65_533, cwd: '/', encoding: 'utf8' } as const;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], otherUser);
    expect(stdout.match(/Peer authentication failed for user/g)).toHaveLength(3);
    for (const folder of folders) chmodSync(folder, 0o700);
    expect(execFileSync('stat', ['-c', '%a', host], { encoding: 'utf8' }).trim()).toBe('700');
  },
);

test('upgrades a data folder of a version that trusted every connection and used only the superuser', async () => {
  const { superuserConnectionConfig } = database;
  await query(
    superuserConnectionConfig,
    'ALTER DATABASE matinee OWNER TO matinee',
    'DROP OWNED BY matinee_app, matinee_migration',
    'DROP ROLE matinee_app, matinee_migration',
    'CREATE EXTENSION citext',
    'CREATE TABLE schema_migration (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz DEFAULT now())',
    'CREATE TABLE old (id bigint GENERATED ALWAYS AS IDENTITY, number serial, name citext)',
    'CREATE SEQUENCE old_position',
    "CREATE TYPE old_kind AS ENUM ('one')",
    'CREATE TYPE old_draft AS (id int)',
    'CREATE FUNCTION old_count(text, int[]) RETURNS bigint LANGUAGE sql AS $$ SELECT count(*) FROM old $$',
    "INSERT INTO old (name) VALUES ('Ada')",
  );
  writeFileSync(join(dataDir, 'postgres', 'data', 'pg_hba.conf'), 'local all all trust\n');
  await database.stop();

  database = await start();
  await migrate(database.migrationConnectionConfig, migrationsDir, database.connectionConfig.user);
  expect(
    await query(database.connectionConfig, "INSERT INTO old (name) VALUES ('Bob') RETURNING id"),
  ).toEqual([{ id: 2 }]);
  await query(
    database.migrationConnectionConfig,
    'ALTER TABLE old ADD COLUMN later int',
    'DROP TYPE old_draft',
  );
  const methods = await query(
    database.superuserConnectionConfig,
    'SELECT auth_method FROM pg_hba_file_rules',
  );
  expect(methods).toEqual([{ auth_method: 'peer' }]);
});
