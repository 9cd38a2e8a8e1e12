import type { CallInput, CallName, CallResponse, Calls } from '@matinee/contract';
import type { Refusal } from '../platform/errors/index.ts';
import type { CallContext } from './call-context.ts';

/** The result of a call that is not refused. */
export type Answered<Name extends CallName> = CallResponse<Calls[Name]>;

type Handler<Name extends CallName> = (
  input: CallInput<Calls[Name]>,
  ctx: CallContext,
) => Promise<Answered<Name> | Refusal>;

type StreamHandler<Name extends CallName> = (
  input: CallInput<Calls[Name]>,
  ctx: CallContext,
) => Promise<AsyncIterable<Answered<Name>> | Refusal>;

/** Calls that respond with server-sent events. */
type StreamCall = 'streamPageEvents' | 'streamImportEvents';

/** Calls about the service itself, which belong to no realm. */
type ServiceCall = 'getHealth' | 'getReadiness';

export type RealmCall = Exclude<CallName, ServiceCall>;

export type Handlers<Names extends CallName> = {
  [Name in Names]: Name extends StreamCall ? StreamHandler<Name> : Handler<Name>;
};

/** A handler whose name is known only at run time. */
export type AnyHandler = (
  input: CallInput<Calls[CallName]>,
  ctx: CallContext,
) => Promise<unknown | AsyncIterable<unknown> | Refusal>;
