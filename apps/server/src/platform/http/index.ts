export { isApiPath, sendRefusal } from './answer-errors.ts';
export { registerApiReference } from './api-reference/register-api-reference.ts';
export { type AttemptLimit, addressKey, createAttemptLimit } from './attempt-limit.ts';
export {
  type CallContext,
  type Holding,
  inertReply,
  nobody,
  type RealmContext,
  type ReplyFacts,
  type RequestFacts,
  type Viewer,
} from './call-context.ts';
export type { CallSource } from './call-source.ts';
export { readCookie } from './cookies.ts';
export { type AppOptions, createApp } from './create-app.ts';
export { chooseEncoding, compress, type Encoding } from './encoding.ts';
export type {
  Answered,
  AnyHandler,
  Handler,
  Handlers,
  RealmCall,
  StreamCall,
  StreamHandler,
} from './handler.ts';
export { idempotent } from './idempotent.ts';
export { createInvoke, type Invoke } from './invoke.ts';
export { languagesFor } from './language.ts';
export { catchRefusal, isRefusal, type Refusal, RefusedError, refuse } from './refusal.ts';
export type { CachedResponse, ResponseCache } from './response-cache.ts';
export { type ServedCalls, serveCalls } from './serve-calls.ts';
