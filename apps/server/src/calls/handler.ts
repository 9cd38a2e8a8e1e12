import type { CallInput, CallName, CallResponse, Calls } from '@matinee/contract';
import type { Refusal } from '../platform/errors/index.ts';
import type { CallContext } from './call-context.ts';

/** The response of a call that is not refused. */
export type CallResult<Name extends CallName> = CallResponse<Calls[Name]>;

type Handler<Name extends CallName> = (
  input: CallInput<Calls[Name]>,
  ctx: CallContext,
) => Promise<CallResult<Name> | Refusal>;

type StreamHandler<Name extends CallName> = (
  input: CallInput<Calls[Name]>,
  ctx: CallContext,
) => Promise<AsyncIterable<CallResult<Name>> | Refusal>;

/** Calls that respond with server-sent events. */
type StreamCall = 'streamPageEvents' | 'streamImportEvents';

/** Calls about the service itself. They belong to no realm. */
type ServiceCall = 'getHealth' | 'getReadiness';

export type RealmCall = Exclude<CallName, ServiceCall>;

export type Handlers<Names extends CallName> = {
  [Name in Names]: Name extends StreamCall ? StreamHandler<Name> : Handler<Name>;
};

/** A handler whose call is known only at run time. */
export type AnyHandler = (
  input: CallInput<Calls[CallName]>,
  ctx: CallContext,
) => Promise<unknown | AsyncIterable<unknown> | Refusal>;
