export { defineJob, type JobDefinition } from './define.ts';
export { bump, enqueue } from './enqueue.ts';
export { handle, type JobContext, type JobHandler, type JobOutcome } from './handler.ts';
export type { Json } from './job-table.ts';
export { JobRefused, refuse } from './outcomes.ts';
export { liveWorkers } from './presence.ts';
export { countJobs, getJob, type JobSnapshot } from './snapshot.ts';
export { watchJobs } from './watch.ts';
export { createWorker, type Lane, type Worker } from './worker.ts';
