// Analytics: anonymous events of viewers. No other domain depends on it.
export { deleteOldAnalyticsEvents, maxDeletedAnalyticsEvents } from './analytics.queries.ts';
export { createAnalyticsHandlers } from './analytics.routes.ts';
