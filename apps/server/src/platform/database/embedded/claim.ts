// Only one process may drive the database of a folder. Its claim is a lock in the database itself, held by an open
// connection: whatever way that process ends, the claim ends with it.
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../process/index.ts';
import { Client } from '../client.ts';
import type { Connection } from '../connect.ts';

const claimKey = 7_620_002;
const patienceMs = 2000;

/** `name` is what the next one is told about who holds it. */
export async function claim(connection: Connection, name: string, dataDir: string): Promise<Client> {
  const client = new Client({ ...connection, application_name: `matinee ${name}, process ${process.pid}` });
  await client.connect();
  const deadline = performance.now() + patienceMs;
  // A predecessor that was killed just now may still be on its way out.
  while (!(await tryLock(client))) {
    if (performance.now() > deadline) {
      const holder = await holderOf(client);
      await client.end();
      throw new StartupError(`${dataDir} is in use by another Matinee (${holder}).`);
    }
    await sleep(20);
  }
  return client;
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [claimKey]);
  return rows[0]?.got === true;
}

async function holderOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = $1`,
    [claimKey],
  );
  return rows[0]?.name.replace(/^matinee /, '') ?? 'a process that just ended';
}
