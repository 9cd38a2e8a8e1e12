// Serves the calls of the contract over HTTP and in process, and defines the handlers that domains implement.
export {
  type CallContext,
  type Entitlement,
  guestViewer,
  type RealmContext,
  type Viewer,
} from './call-context.ts';
export type { AnyHandler, Handlers, RealmCall } from './handler.ts';
export { deleteExpiredIdempotentResponses, runIdempotently } from './idempotency.ts';
export { createInvoke, type Invoke } from './invoke.ts';
export { chooseLanguages } from './language.ts';
export type { RequestResolver } from './request-resolver.ts';
export { serveCalls } from './serve-calls.ts';
export { getAudienceKey, getViewerDatabase } from './viewer-database.ts';
