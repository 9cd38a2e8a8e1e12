// A worker claims and runs jobs while its lanes have free slots. NOTIFY wakes the worker; it also polls every second.
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock/index.ts';
import { type Database, isConnectionLoss, type Listener } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import type { JobHandler } from './handler.ts';
import { expireLeasesOfDeadWorkers, removeHeartbeat, writeHeartbeat } from './heartbeat.ts';
import { deleteOldJobs } from './job-state.ts';
import { claimJob, findTopPriority } from './lease.ts';
import { recoverJobs } from './recover.ts';
import { type JobRun, startRun } from './run.ts';

/** Slots for the jobs of a group. With `minPriority`, only for jobs of at least this priority. */
export interface Lane {
  group: string;
  slots: number;
  minPriority?: number;
  /** While it resolves to true, the lane starts no job. */
  isPaused?: () => Promise<boolean>;
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

const pollIntervalMs = 1000;
const heartbeatIntervalMs = 3000;
const pruneIntervalMs = 60 * 60 * 1000;
const minPossiblePriority = -2_147_483_648;

/** A lane with the names of the jobs that it accepts and its current runs. */
interface LaneState extends Required<Lane> {
  names: string[];
  runs: Set<JobRun>;
}

export function createWorker({ db, listener, clock, log, handlers, lanes, name }: WorkerOptions): Worker {
  const workerName = name ?? `${hostname()}:${process.pid}:${randomBytes(4).toString('hex')}`;
  const handlersByName = new Map(handlers.map((handler) => [handler.name, handler]));
  const laneStates = createLaneStates(lanes, handlers);
  const unsubscribes: (() => void)[] = [];

  let isStopped = false;
  let polledAt = Number.NEGATIVE_INFINITY;
  let heartbeatAt = Number.NEGATIVE_INFINITY;
  let prunedAt = Number.NEGATIVE_INFINITY;
  let sleepController = new AbortController();
  let pollLoop: Promise<void> | undefined;

  /** Ends the sleep before the next poll. */
  function wake(): void {
    sleepController.abort();
  }

  /** Claims and starts jobs for the free slots. */
  async function fillSlots(): Promise<void> {
    for (const lane of laneStates) {
      if (await lane.isPaused()) continue;
      while (!isStopped && lane.runs.size < lane.slots) {
        const row = await claimJob(db, { ...lane, now: clock.now() }, workerName);
        const handler = row && handlersByName.get(row.name);
        if (!handler) break;
        const run = startRun({ db, clock, log, handler, row });
        lane.runs.add(run);
        void run.ended.then(() => {
          lane.runs.delete(run);
          wake();
        });
      }
    }
  }

  async function poll(): Promise<void> {
    // The heartbeat comes first: if this process dies, a restarted one reads from it which leases to expire.
    const now = performance.now();
    if (now - heartbeatAt > heartbeatIntervalMs) {
      await writeHeartbeat(db, workerName);
      heartbeatAt = now;
    }
    if (now - prunedAt > pruneIntervalMs) {
      await deleteOldJobs(db);
      prunedAt = now;
    }
    await recoverJobs(db, handlersByName, clock.now());
    await fillSlots();
    await requestYields(db, laneStates, clock.now());
    polledAt = performance.now();
  }

  async function pollUntilStopped(): Promise<void> {
    let hasExpiredLeasesOfDeadWorkers = false;
    while (!isStopped) {
      sleepController = new AbortController();
      try {
        if (!hasExpiredLeasesOfDeadWorkers) await expireLeasesOfDeadWorkers(db);
        hasExpiredLeasesOfDeadWorkers = true;
        await poll();
      } catch (error) {
        // The listener has already logged the lost connection.
        if (!isConnectionLoss(error)) log.warn({ err: error }, 'the worker could not poll for jobs');
      }
      await sleep(pollIntervalMs, undefined, { signal: sleepController.signal }).catch(() => {});
    }
  }

  return {
    start() {
      unsubscribes.push(listener.on('job_queued', wake), listener.onResume(wake));
      pollLoop = pollUntilStopped();
    },
    async stop(timeoutMs = 10_000) {
      isStopped = true;
      for (const unsubscribe of unsubscribes) unsubscribe();
      wake();
      await pollLoop;
      await stopRuns(laneStates, timeoutMs);
      await removeHeartbeat(db, workerName);
    },
    isPolling: () => performance.now() - polledAt < 10 * pollIntervalMs,
  };
}

/** Omits lanes of groups without handlers. */
function createLaneStates(lanes: Lane[], handlers: JobHandler[]): LaneState[] {
  return lanes
    .map(({ group, slots, minPriority = minPossiblePriority, isPaused = async () => false }) => ({
      group,
      slots,
      minPriority,
      isPaused,
      names: handlers.filter((handler) => handler.group === group).map((handler) => handler.name),
      runs: new Set<JobRun>(),
    }))
    .filter(({ names }) => names.length > 0);
}

/** When all unreserved slots of a group are taken, asks their least urgent run to yield to a more urgent job. */
async function requestYields(db: Database, laneStates: LaneState[], now: Temporal.Instant): Promise<void> {
  for (const group of new Set(laneStates.map((lane) => lane.group))) {
    const groupLanes = laneStates.filter((lane) => lane.group === group);
    const unreservedLanes = groupLanes.filter((lane) => lane.minPriority === minPossiblePriority);
    if (unreservedLanes.some((lane) => lane.runs.size < lane.slots)) continue;
    const runs = unreservedLanes.flatMap((lane) => [...lane.runs]);
    const lowestPriorityRun = runs.sort((left, right) => left.priority - right.priority)[0];
    if (!lowestPriorityRun) continue;
    const names = groupLanes[0]?.names ?? [];
    const minPriority = lowestPriorityRun.priority + 1;
    const topPriority = await findTopPriority(db, { names, minPriority, now });
    if (topPriority !== undefined) lowestPriorityRun.requestYield();
  }
}

/** Stops all runs, and abandons those that have not ended after the timeout. */
async function stopRuns(laneStates: LaneState[], timeoutMs: number): Promise<void> {
  const listRuns = () => laneStates.flatMap((lane) => [...lane.runs]);
  const runs = listRuns();
  for (const run of runs) run.stop();
  const timeoutController = new AbortController();
  await Promise.race([
    Promise.all(runs.map((run) => run.ended)),
    sleep(timeoutMs, undefined, { signal: timeoutController.signal }).catch(() => {}),
  ]);
  timeoutController.abort();
  await Promise.all(listRuns().map((run) => run.abandon()));
}
