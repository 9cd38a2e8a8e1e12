export { isApiPath, sendRefusal } from './answer-errors.ts';
export { registerApiReference } from './api-reference/register-api-reference.ts';
export { type AttemptLimit, addressKey, createAttemptLimit } from './attempt-limit.ts';
export {
  type CallContext,
  type Holding,
  inertReply,
  nobody,
  type RealmContext,
  type Viewer,
} from './call-context.ts';
export type { CallSource } from './call-source.ts';
export { cookieOf } from './cookies.ts';
export { createApp } from './create-app.ts';
export { chooseEncoding, compress, type Encoding } from './encoding.ts';
export type {
  AnyHandler,
  Handlers,
  RealmCall,
} from './handler.ts';
export { idempotent } from './idempotent.ts';
export { createInvoke, type Invoke } from './invoke.ts';
export { languagesFor } from './language.ts';
export { catchRefusal, isRefusal, type Refusal, RefusedError, refuse } from './refusal.ts';
export type { CachedResponse } from './response-cache.ts';
export { serveCalls } from './serve-calls.ts';
