// Live: scheduled events, their pages, and notifications when they start and end.

export { createLiveJobHandlers, enqueueMissedStartsAndEnds } from './live.jobs.ts';
export { selectAllEvents, selectEvent } from './live.queries.ts';
export { createLiveHandlers } from './live.routes.ts';
export { findRunningPremiere } from './operations/find-running-premiere.ts';
export { publishStartsAndEnds } from './operations/publish-starts-and-ends.ts';
export { rescheduleEvent, scheduleEvent } from './operations/schedule-event.ts';
export { streamLiveToasts } from './operations/stream-live-toasts.ts';
