// Analytics: what people did, without who they are. It listens; nothing else depends on it.
export { deleteOldEvents, maxDeletedEvents } from './analytics.queries.ts';
export { analyticsHandlers } from './analytics.routes.ts';
