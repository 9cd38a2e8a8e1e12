export { defineJob, type JobDefinition } from './define-job.ts';
export { enqueue, raisePriority } from './enqueue.ts';
export { handle, type JobContext, type JobHandler, type JobOutcome } from './handler.ts';
export { countLiveWorkers } from './heartbeat.ts';
export { JobRefusedError, throwJobRefusal } from './job-errors.ts';
export { countJobs, getJob, type JobSnapshot } from './job-state.ts';
export type { Json } from './job-table.ts';
export { watchJobs } from './watch-jobs.ts';
export { createWorker, type Lane, type Worker } from './worker.ts';
