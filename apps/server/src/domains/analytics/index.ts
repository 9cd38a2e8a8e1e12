// Analytics: anonymous events of viewers. No other domain depends on it.
export { deleteOldEvents, maxDeletedEvents } from './analytics.queries.ts';
export { createAnalyticsHandlers } from './analytics.routes.ts';
