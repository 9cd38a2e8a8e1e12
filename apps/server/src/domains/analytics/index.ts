// Analytics: what people did, without who they are. It listens; nothing else depends on it.
export { analyticsHandlers } from './analytics.routes.ts';
export { eventsAtOnce, forgetOldEvents } from './operations/forget-old-events.ts';
