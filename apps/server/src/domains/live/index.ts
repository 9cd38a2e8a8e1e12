// Live: events that happen at a time, and telling of them when it has come.

export { liveJobs, tickNow } from './live.jobs.ts';
export { selectAllEvents, selectEvent } from './live.queries.ts';
export { liveHandlers } from './live.routes.ts';
export { announceDue } from './operations/announce-due.ts';
export { findRunningPremiere } from './operations/find-running-premiere.ts';
export { moveEvent, scheduleEvent } from './operations/schedule-event.ts';
export { watchLive } from './operations/watch-live.ts';
