// Only one process may manage the embedded database of a data folder. It holds an advisory lock on an open
// connection, so the lock is released however the process ends.
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../process/index.ts';
import { advisoryLockKeys } from '../advisory-lock.ts';
import { Client } from '../client.ts';
import type { ConnectionConfig } from '../connect.ts';

const lockTimeoutMs = 2000;

/** A second process that finds the folder locked shows `processName` in its error. */
export async function lockDataFolder(
  connectionConfig: ConnectionConfig,
  processName: string,
  dataDir: string,
): Promise<Client> {
  const client = new Client({
    ...connectionConfig,
    application_name: `matinee ${processName}, process ${process.pid}`,
  });
  await client.connect();
  const deadline = performance.now() + lockTimeoutMs;
  // A predecessor that was just killed may still hold the lock for a moment.
  while (!(await tryLock(client))) {
    if (performance.now() > deadline) {
      const holder = await findLockHolder(client);
      await client.end();
      throw new StartupError(`${dataDir} is in use by another Matinee (${holder}).`);
    }
    await sleep(20);
  }
  return client;
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ isAcquired: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS "isAcquired"',
    [advisoryLockKeys.dataFolder],
  );
  return rows[0]?.isAcquired === true;
}

async function findLockHolder(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = $1`,
    [advisoryLockKeys.dataFolder],
  );
  return rows[0]?.name.replace(/^matinee /, '') ?? 'a process that just ended';
}
