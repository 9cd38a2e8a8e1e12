import { execFileSync } from 'node:child_process';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../log/index.ts';
import { Client } from '../client.ts';
import {
  type ConnectionConfig,
  type EmbeddedDatabase,
  findEmbeddedDatabase,
  hasEmbeddedDatabase,
  startEmbeddedDatabase,
} from '../index.ts';
import { isPostmaster } from './postmaster.ts';

const log = createLog({ level: 'silent' });
/** Holds a database from the start. */
let sharedDataDir: string;
let dataDir: string;
const startedDatabases: EmbeddedDatabase[] = [];

async function start(name = 'server'): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, log, name });
  startedDatabases.push(database);
  return database;
}

async function query(connectionConfig: ConnectionConfig, sql: string): Promise<unknown[]> {
  const client = new Client(connectionConfig);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function retryUntilSuccess<T>(attempt: () => Promise<T>): Promise<T> {
  for (let round = 0; ; round++) {
    try {
      return await attempt();
    } catch (error) {
      if (round === 1_200) throw error;
      await sleep(50);
    }
  }
}

beforeAll(async () => {
  sharedDataDir = mkdtempSync(join(tmpdir(), 'matinée, embedded-'));
  const database = await startEmbeddedDatabase({ dataDir: sharedDataDir, log, name: 'server' });
  await database.stop();
});
beforeEach(() => {
  dataDir = sharedDataDir;
});
afterEach(async () => {
  for (const database of startedDatabases.splice(0)) await database.stop();
});
afterAll(() => rmSync(sharedDataDir, { recursive: true, force: true }));

describe('startEmbeddedDatabase', () => {
  test('stops the server and keeps its data', async () => {
    const firstServer = await start();
    await query(firstServer.migrationConnectionConfig, 'CREATE TABLE stopped AS SELECT 42 AS answer');
    await firstServer.stop();
    expect(isPostmaster(firstServer.pid, dataDir)).toBe(false);
    expect(findEmbeddedDatabase(dataDir)).toBeUndefined();

    const secondServer = await start();
    expect(await query(secondServer.migrationConnectionConfig, 'SELECT answer FROM stopped')).toEqual([
      { answer: 42 },
    ]);
  });

  test('restarts a server that was killed, with its committed data', async () => {
    const database = await start();
    await query(database.migrationConnectionConfig, 'CREATE TABLE killed AS SELECT 1 AS one');
    const { pid } = database;
    process.kill(pid, 'SIGKILL');
    await retryUntilSuccess(async () => expect(database.pid).not.toBe(pid));
    expect(
      await retryUntilSuccess(() => query(database.migrationConnectionConfig, 'SELECT one FROM killed')),
    ).toEqual([{ one: 1 }]);
  });

  test('refuses a second process on the same folder without harm to the first', async () => {
    const database = await start('server');
    await expect(start('import')).rejects.toThrow(/is in use by another Matinee \(server, process \d+\)/);
    expect(await query(database.connectionConfig, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('lets findEmbeddedDatabase connect to the running server', async () => {
    await start();
    const connectionConfigs = findEmbeddedDatabase(dataDir);
    expect(connectionConfigs && (await query(connectionConfigs.connectionConfig, 'SELECT 1 AS one'))).toEqual(
      [{ one: 1 }],
    );
  });

  test('starts when the pid file names a process of another program', async () => {
    const firstServer = await start();
    const pidFile = join(dataDir, 'postgres', 'data', 'postmaster.pid');
    const pidFileText = readFileSync(pidFile, 'utf8');
    await firstServer.stop();
    writeFileSync(pidFile, pidFileText.replace(/^\d+/, String(process.pid)));
    const secondServer = await start();
    expect(await query(secondServer.connectionConfig, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('starts over after a first start that was killed half-way', async () => {
    dataDir = join(sharedDataDir, 'incomplete');
    const incompleteData = join(dataDir, 'postgres', 'data.new-999999999');
    mkdirSync(incompleteData, { recursive: true });
    writeFileSync(join(incompleteData, 'PG_VERSION'), '18\n');
    const database = await start();
    expect(await query(database.connectionConfig, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(readdirSync(join(dataDir, 'postgres'))).not.toContain('data.new-999999999');
  });

  test('uses the cluster of a concurrent first start that was faster', async () => {
    dataDir = join(sharedDataDir, 'concurrent');
    const folder = join(dataDir, 'postgres');
    const databasePromise = start();
    await retryUntilSuccess(async () => statSync(join(folder, `data.new-${process.pid}`)));
    execFileSync('cp', ['-a', join(sharedDataDir, 'postgres', 'data'), join(folder, 'data')]);
    const { connectionConfig } = await databasePromise;
    expect(await query(connectionConfig, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(readdirSync(folder).filter((name) => name.startsWith('data'))).toEqual(['data']);
  });

  test('stops the creation when its signal is aborted, and leaves no cluster', async () => {
    dataDir = join(sharedDataDir, 'aborted');
    const controller = new AbortController();
    const startPromise = startEmbeddedDatabase({ dataDir, log, name: 'server', signal: controller.signal });
    await retryUntilSuccess(async () => statSync(join(dataDir, 'postgres', `data.new-${process.pid}`)));
    controller.abort();
    await expect(startPromise).rejects.toThrow(/abort/);
    expect(hasEmbeddedDatabase(dataDir)).toBe(false);
  });

  test('refuses a folder with files but without PG_VERSION', async () => {
    dataDir = join(sharedDataDir, 'broken');
    const data = join(dataDir, 'postgres', 'data');
    mkdirSync(data, { recursive: true });
    const { uid, gid } = statSync(join(sharedDataDir, 'postgres', 'data'));
    chownSync(data, uid, gid);
    chownSync(join(dataDir, 'postgres'), uid, gid);
    writeFileSync(join(data, 'postgresql.conf'), '');
    await expect(start()).rejects.toThrow(/has files but no PG_VERSION/);
    expect(readdirSync(data)).toEqual(['postgresql.conf']);
  });

  test.skipIf(process.getuid?.() !== 0)('refuses a folder of another user', async () => {
    dataDir = join(sharedDataDir, 'foreign');
    const data = join(dataDir, 'postgres', 'data');
    mkdirSync(data, { recursive: true });
    chownSync(data, 4242, 4242);
    await expect(start()).rejects.toThrow(/belongs to the user 4242, but the database runs as the user/);
  });

  test('starts in a folder whose path is too long for a socket', async () => {
    dataDir = join(dataDir, 'a-long-name-'.repeat(8), 'data');
    mkdirSync(dataDir, { recursive: true });
    const database = await start();
    expect(await query(database.connectionConfig, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
