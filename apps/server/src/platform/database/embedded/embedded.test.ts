import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../log/index.ts';
import { Client } from '../client.ts';
import { type Connection, type EmbeddedDatabase, findEmbedded, startEmbedded } from '../index.ts';
import { isPostmasterOf } from './postmaster.ts';

const log = createLog({ level: 'silent' });
let dataDir: string;
const started: EmbeddedDatabase[] = [];

async function start(name = 'server'): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, log, name });
  started.push(database);
  return database;
}

async function query(connection: Connection, sql: string): Promise<unknown[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (let round = 0; ; round++) {
    try {
      return await attempt();
    } catch (error) {
      if (round === 1_200) throw error;
      await sleep(50);
    }
  }
}

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'matinee-embedded-'));
});

afterEach(async () => {
  for (const database of started.splice(0)) await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the embedded database', () => {
  test('keeps what was written over a stop, and is gone after it', async () => {
    const first = await start();
    await query(first.connection, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(isPostmasterOf(first.pid, dataDir)).toBe(false);
    expect(findEmbedded(dataDir)).toBeUndefined();

    const second = await start();
    expect(await query(second.connection, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  test('comes back when it is killed, with what was committed', async () => {
    const database = await start();
    await query(database.connection, 'CREATE TABLE kept AS SELECT 1 AS one');
    const { pid } = database;
    process.kill(pid, 'SIGKILL');
    await eventually(async () => expect(database.pid).not.toBe(pid));
    expect(await eventually(() => query(database.connection, 'SELECT one FROM kept'))).toEqual([{ one: 1 }]);
  });

  test('refuses a second process on the same folder, which does no harm', async () => {
    const database = await start('server');
    await expect(start('import')).rejects.toThrow(/is in use by another Matinee \(server, process \d+\)/);
    expect(await query(database.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('is found by a command beside it', async () => {
    await start();
    const connection = findEmbedded(dataDir);
    expect(connection && (await query(connection, 'SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  });

  test('starts although its files name a process that is gone, or is another program now', async () => {
    const first = await start();
    const pidFile = join(dataDir, 'postgres', 'data', 'postmaster.pid');
    const left = readFileSync(pidFile, 'utf8');
    await first.stop();
    writeFileSync(pidFile, left.replace(/^\d+/, String(process.pid)));
    const second = await start();
    expect(await query(second.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('a first start that was killed half way is begun anew', async () => {
    const half = join(dataDir, 'postgres', 'data.new');
    mkdirSync(half, { recursive: true });
    writeFileSync(join(half, 'PG_VERSION'), '18\n');
    const database = await start();
    expect(await query(database.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('works in a folder whose path is too long for a socket', async () => {
    dataDir = join(dataDir, 'a-long-name-'.repeat(8), 'data');
    mkdirSync(dataDir, { recursive: true });
    const database = await start();
    expect(await query(database.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
