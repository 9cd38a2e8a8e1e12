// Live: scheduled events, their pages, and notifications when they start and end.

export { createLiveJobHandlers, enqueueDueEventPublication } from './live.jobs.ts';
export { selectAllEvents, selectEvent } from './live.queries.ts';
export { createLiveHandlers } from './live.routes.ts';
export { findRunningPremiere } from './operations/find-running-premiere.ts';
export { publishDueEvents } from './operations/publish-due-events.ts';
export { moveEvent, scheduleEvent } from './operations/schedule-event.ts';
export { streamLiveToasts } from './operations/stream-live-toasts.ts';
