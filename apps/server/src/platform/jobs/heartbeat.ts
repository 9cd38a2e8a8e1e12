// Heartbeats of workers. They show every process which workers are alive. A restarted process ends the
// leases of dead workers on its machine at once instead of waiting until they expire.

import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { Database, Executor } from '../database/index.ts';
import { isAlive } from '../process/index.ts';
import { tables } from './job-table.ts';

const maxHeartbeatAgeSeconds = 15;

/** The machine and its process id namespace, within which a process id identifies a worker. */
const host = `${hostname()} ${readProcessNamespace()}`;

function readProcessNamespace(): string {
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

/**
 * Expires the leases of workers on this machine whose process has ended. Also deletes the heartbeats of any
 * machine that are older than a day.
 */
export async function expireLeasesOfDeadWorkers(db: Database): Promise<void> {
  const localWorkers = await tables(db).selectFrom('worker').selectAll().where('host', '=', host).execute();
  const deadWorkerNames = localWorkers
    .filter(({ pid }) => pid !== process.pid && !isAlive(pid))
    .map(({ name }) => name);
  if (deadWorkerNames.length > 0) {
    await tables(db)
      .updateTable('job')
      .set({ lease_expires_at: sql`to_timestamp(0)` })
      .where('state', '=', 'running')
      .where('worker', 'in', deadWorkerNames)
      .execute();
    await tables(db).deleteFrom('worker').where('name', 'in', deadWorkerNames).execute();
  }
  await tables(db)
    .deleteFrom('worker')
    .where('heartbeat_at', '<', sql<Temporal.Instant>`now() - interval '1 day'`)
    .execute();
}

/** Counts the workers of all processes that have a recent heartbeat. */
export async function countLiveWorkers(executor: Executor): Promise<number> {
  const { count } = await tables(executor)
    .selectFrom('worker')
    .select(sql<number>`count(*)`.as('count'))
    .where(
      'heartbeat_at',
      '>',
      sql<Temporal.Instant>`now() - make_interval(secs => ${maxHeartbeatAgeSeconds})`,
    )
    .executeTakeFirstOrThrow();
  return count;
}
