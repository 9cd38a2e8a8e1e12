import type { Generated } from 'kysely';
import { createTableAccess } from '../database/index.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'refused';

export interface JobRefusal {
  code: string;
  params: Record<string, Json>;
}

export interface JobTable {
  id: Generated<number>;
  realm_id: number | null;
  name: string;
  payload: unknown;
  state: Generated<JobState>;
  priority: Generated<number>;
  /** The number of attempts that have failed. */
  attempt: Generated<number>;
  max_attempts: Generated<number>;
  crash_count: Generated<number>;
  run_at: Temporal.Instant | null;
  /** What a queued job waits for besides `run_at`. */
  waiting_for: string | null;
  lease_expires_at: Temporal.Instant | null;
  fence: Generated<number>;
  worker: string | null;
  progress: Generated<number>;
  stage: string | null;
  checkpoint: unknown;
  result: unknown;
  refusal: JobRefusal | null;
  error: string | null;
  dedupe_key: string | null;
  created_at: Generated<Temporal.Instant>;
  updated_at: Generated<Temporal.Instant>;
  finished_at: Temporal.Instant | null;
}

interface WorkerTable {
  name: string;
  host: string;
  pid: number;
  heartbeat_at: Generated<Temporal.Instant>;
}

export interface JobTables {
  job: JobTable;
  worker: WorkerTable;
}

export const tables = createTableAccess<JobTables>();
