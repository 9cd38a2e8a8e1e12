import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { linkFfmpeg } from '../../../test/ffmpeg/link-ffmpeg.ts';
import type { ConnectionConfig } from '../../platform/database/index.ts';
import { createDoctorCommand } from '../commands/doctor.ts';

let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matinee-doctor-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

function createUrl({ user, host = '', database: name }: ConnectionConfig): string {
  return `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
}

/** Runs the command; returns its lines by the name of the check. */
async function runDoctor(settings: Record<string, string>): Promise<Map<string, string>> {
  const lines: string[] = [];
  const log = vi
    .spyOn(console, 'log')
    .mockImplementation((line) => void lines.push(stripVTControlCharacters(String(line))));
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  vi.stubEnv('DATABASE_URL', '');
  // A port that no service uses.
  vi.stubEnv('PORT', '1');
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const exitCodeBefore = process.exitCode;
  try {
    await createDoctorCommand().parseAsync([], { from: 'user' });
  } finally {
    process.exitCode = exitCodeBefore;
    vi.unstubAllEnvs();
    log.mockRestore();
  }
  return new Map(lines.map((line) => [/^[✓!✗] ([^:]+):/.exec(line)?.[1] ?? line, line] as const));
}

test('creates neither the data folder nor a database, and says that the service does not run', async () => {
  const lines = await runDoctor({});
  expect(lines.get('Database')).toContain('the first start creates it');
  expect(lines.get('Service')).toMatch(/! .*not running/);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test.runIf(process.platform === 'linux')('warns of the missing isolation of ffmpeg', async () => {
  const lines = await runDoctor({ FFMPEG_PATH: await linkFfmpeg(folder), PATH: folder });
  expect(lines.get('Isolation')).toMatch(/! .*ffmpeg .*: install/);
  expect((await runDoctor({})).get('Isolation')).toBeDefined();
});

test('warns of a folder of IMPORT_DIRS that does not exist or is inside DATA_DIR', async () => {
  const checkDir = async (dir: string) =>
    (await runDoctor({ IMPORT_DIRS: `films=${dir}` })).get('Import folder');
  expect(await checkDir(folder)).toMatch(/✓ .*films/);
  expect(await checkDir(join(folder, 'nowhere'))).toMatch(/! .*is not a readable folder/);
  await mkdir(join(folder, 'data', 'films'), { recursive: true });
  expect(await checkDir(join(folder, 'data', 'films'))).toMatch(/! .*inside DATA_DIR/);
  await rm(join(folder, 'data'), { recursive: true });
});

test('lists files that were not imported', async () => {
  await database.pool.query(`
    WITH new_realm AS (INSERT INTO realm (key, settings) VALUES ('films', '{}') RETURNING id),
      new_import AS (
        INSERT INTO import (public_id, realm_id, path, created_at)
        SELECT 'import', id, '/films', now() FROM new_realm RETURNING id, realm_id)
    INSERT INTO import_item (public_id, realm_id, import_id, file, reason)
    SELECT 'item', realm_id, id, 'broken.mp4', '{"code": "sourceBroken", "params": {}}' FROM new_import`);
  const lines = await runDoctor({ DATABASE_URL: createUrl(database.connectionConfig) });
  expect(lines.get('Imports')).toMatch(/! .*1 file was not imported\n +broken.mp4: The file is damaged/);
});

test('reports missing migrations and applies none', async () => {
  await database.runAsMigrationRole(["DELETE FROM schema_migration WHERE name > '0042'"]);
  const lines = await runDoctor({
    DATABASE_URL: createUrl(database.connectionConfig),
    DATABASE_MIGRATION_URL: createUrl(database.migrationConnectionConfig),
  });
  expect(lines.get('Schema')).toMatch(/! .*the next start applies \d+ migration/);
  const { rows } = await database.pool.query("SELECT name FROM schema_migration WHERE name > '0042'");
  expect(rows).toEqual([]);
});

test('names the missing right of a role that may not apply the missing migrations', async () => {
  const lines = await runDoctor({ DATABASE_URL: createUrl(database.connectionConfig) });
  expect(lines.get('Schema')).toMatch(
    new RegExp(`✗ .*the role ${database.connectionConfig.user} may not create tables and extensions`),
  );
});
