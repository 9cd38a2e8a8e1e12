// Heartbeats of workers. Any process can see whether a worker lives, and a restarted process sees at once
// which of its predecessors on this machine are dead, without waiting for their leases to expire.

import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { Database, Executor } from '../database/index.ts';
import { isAlive } from '../process/index.ts';
import { tables } from './job-table.ts';
import './job-table.ts';

const freshSeconds = 15;

/** The machine and its process id namespace: within it, a process id identifies a worker. */
const host = `${hostname()} ${processSpace()}`;

function processSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return process.platform;
  }
}

export async function writeHeartbeat(db: Database, name: string): Promise<void> {
  await tables(db)
    .insertInto('worker')
    .values({ name, host, pid: process.pid, heartbeat_at: sql`now()` })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ heartbeat_at: sql`now()` }))
    .execute();
}

export async function removeHeartbeat(db: Database, name: string): Promise<void> {
  await tables(db).deleteFrom('worker').where('name', '=', name).execute();
}

/** Expires the leases of workers whose process on this machine is gone. */
export async function releaseDeadProcesses(db: Database): Promise<void> {
  const neighbours = await tables(db).selectFrom('worker').selectAll().where('host', '=', host).execute();
  const dead = neighbours.filter(({ pid }) => pid !== process.pid && !isAlive(pid)).map(({ name }) => name);
  if (dead.length > 0) {
    await tables(db)
      .updateTable('job')
      .set({ lease_expires_at: sql`to_timestamp(0)` })
      .where('state', '=', 'running')
      .where('worker', 'in', dead)
      .execute();
    await tables(db).deleteFrom('worker').where('name', 'in', dead).execute();
  }
  await tables(db)
    .deleteFrom('worker')
    .where('heartbeat_at', '<', sql<Temporal.Instant>`now() - interval '1 day'`)
    .execute();
}

/** Workers of any process with a recent heartbeat. */
export async function countLiveWorkers(executor: Executor): Promise<number> {
  const { count } = await tables(executor)
    .selectFrom('worker')
    .select(sql<number>`count(*)`.as('count'))
    .where('heartbeat_at', '>', sql<Temporal.Instant>`now() - make_interval(secs => ${freshSeconds})`)
    .executeTakeFirstOrThrow();
  return count;
}
