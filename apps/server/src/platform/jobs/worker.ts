// Claims and runs jobs while its lanes have free slots. NOTIFY wakes the worker; it also polls every second.
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock/index.ts';
import { type Database, isConnectionLoss, type Listener } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import type { JobHandler } from './handler.ts';
import { releaseDeadProcesses, removeHeartbeat, writeHeartbeat } from './heartbeat.ts';
import { claimJob, findTopPriority } from './lease.ts';
import { pruneJobs } from './prune.ts';
import { recoverJobs } from './recover.ts';
import { type JobRun, startRun } from './run.ts';

/** Slots for the jobs of a group. With `minPriority`, only for jobs of at least this priority. */
export interface Lane {
  group: string;
  slots: number;
  minPriority?: number;
}

export interface Worker {
  start(): void;
  /**
   * Aborts all handlers and queues their jobs again. Handlers that have not returned after the timeout are
   * abandoned.
   */
  stop(timeoutMs?: number): Promise<void>;
  /** Whether the worker has polled recently. */
  isPolling(): boolean;
}

interface WorkerOptions {
  db: Database;
  listener: Listener;
  clock: Clock;
  log: Log;
  handlers: JobHandler[];
  lanes: Lane[];
  name?: string;
}

const lookMs = 1000;
const seenMs = 3000;
const pruneMs = 60 * 60 * 1000;
const lowest = -2_147_483_648;

export function createWorker({ db, listener, clock, log, handlers, lanes, name }: WorkerOptions): Worker {
  const worker = name ?? `${hostname()}:${process.pid}:${randomBytes(4).toString('hex')}`;
  const byName = new Map(handlers.map((handler) => [handler.name, handler]));
  const crews = lanes
    .map((lane) => ({
      minPriority: lane.minPriority ?? lowest,
      slots: lane.slots,
      group: lane.group,
      names: handlers.filter(({ group }) => group === lane.group).map((handler) => handler.name),
      runs: new Set<JobRun>(),
    }))
    .filter(({ names }) => names.length > 0);

  let stopped = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let seenAt = Number.NEGATIVE_INFINITY;
  let prunedAt = Number.NEGATIVE_INFINITY;
  let woken = new AbortController();
  let looking: Promise<void> | undefined;

  /** Claims and starts jobs for the free slots. */
  async function fill(): Promise<void> {
    for (const crew of crews) {
      while (!stopped && crew.runs.size < crew.slots) {
        const row = await claimJob(db, { ...crew, now: clock.now() }, worker);
        const handler = row && byName.get(row.name);
        if (!handler) break;
        const run = startRun({ db, clock, log, handler, row });
        crew.runs.add(run);
        void run.ended.then(() => {
          crew.runs.delete(run);
          wake();
        });
      }
    }
  }

  /** When all slots of a group are taken, asks the least urgent run to yield to a more urgent job. */
  async function makeRoom(): Promise<void> {
    for (const group of new Set(crews.map((crew) => crew.group))) {
      const own = crews.filter((crew) => crew.group === group);
      const open = own.filter((crew) => crew.minPriority === lowest);
      const runs = open.flatMap((crew) => [...crew.runs]).sort((one, other) => one.priority - other.priority);
      const least = runs[0];
      if (!least || open.some((crew) => crew.runs.size < crew.slots)) continue;
      const names = own[0]?.names ?? [];
      const waiting = await findTopPriority(db, { names, minPriority: least.priority + 1, now: clock.now() });
      if (waiting !== undefined) least.requestYield();
    }
  }

  async function look(): Promise<void> {
    // The heartbeat comes first: other processes release the jobs of workers without one.
    const now = performance.now();
    if (now - seenAt > seenMs) {
      await writeHeartbeat(db, worker);
      seenAt = now;
    }
    if (now - prunedAt > pruneMs) {
      await pruneJobs(db);
      prunedAt = now;
    }
    await recoverJobs(db, byName, clock.now());
    await fill();
    await makeRoom();
    lookedAt = performance.now();
  }

  async function keepLooking(): Promise<void> {
    let begun = false;
    while (!stopped) {
      woken = new AbortController();
      try {
        if (!begun) await releaseDeadProcesses(db);
        begun = true;
        await look();
      } catch (error) {
        // The listener has already logged the lost connection.
        if (!isConnectionLoss(error)) log.warn({ err: error }, 'the worker could not poll for jobs');
      }
      await sleep(lookMs, undefined, { signal: woken.signal }).catch(() => {});
    }
  }

  function wake(): void {
    woken.abort();
  }

  const offs: (() => void)[] = [];

  return {
    start() {
      offs.push(listener.on('job_queued', wake), listener.onResume(wake));
      looking = keepLooking();
    },
    async stop(timeoutMs = 10_000) {
      stopped = true;
      for (const off of offs) off();
      wake();
      await looking;
      const runs = crews.flatMap((crew) => [...crew.runs]);
      for (const run of runs) run.stop();
      const patience = new AbortController();
      await Promise.race([
        Promise.all(runs.map((run) => run.ended)),
        sleep(timeoutMs, undefined, { signal: patience.signal }).catch(() => {}),
      ]);
      patience.abort();
      const late = crews.flatMap((crew) => [...crew.runs]);
      await Promise.all(late.map((run) => run.abandon()));
      await removeHeartbeat(db, worker);
    },
    isPolling: () => performance.now() - lookedAt < 10 * lookMs,
  };
}
