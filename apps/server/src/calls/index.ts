// Serves the calls of the contract over HTTP and in process, and defines what a handler of a domain receives.
export { type CallContext, type Holding, nobody, type RealmContext, type Viewer } from './call-context.ts';
export type { CallSource } from './call-source.ts';
export type { AnyHandler, Handlers, RealmCall } from './handler.ts';
export { idempotent } from './idempotency.ts';
export { createInvoke, type Invoke } from './invoke.ts';
export { languagesFor } from './language.ts';
export { serveCalls } from './serve-calls.ts';
