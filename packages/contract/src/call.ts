// Declares calls. The server, the client and the OpenAPI description all use the same declaration.
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * The viewers that may make a call. `none`: tokens are ignored. `optional`: a token is used if present.
 * `session`: the token of a guest or an account is required. `user`: a signed-in account. `admin`: an account
 * with the role ADMIN.
 */
export type CallAuth = 'none' | 'optional' | 'session' | 'user' | 'admin';

/** The kinds of callers, by their token. `anonymous`: without a token. */
export type CallerKind = 'anonymous' | 'guest' | 'user' | 'admin';

const callersByAuth: Readonly<Record<CallAuth, readonly CallerKind[]>> = {
  none: ['anonymous', 'guest', 'user', 'admin'],
  optional: ['anonymous', 'guest', 'user', 'admin'],
  session: ['guest', 'user', 'admin'],
  user: ['user', 'admin'],
  admin: ['admin'],
};

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:param` segments, from the root of the server. */
  path: string;
  summary: string;
  tag: string;
  auth: CallAuth;
  /** Allows child profiles to make a call of an account that `isAdultOnly` reserves for adult profiles. */
  isForChildren?: boolean;
  /** Whether an administrator who acts as a viewer may make the call; see `isForImpersonators`. */
  allowsImpersonator?: boolean;
  /** Restricts the call further than `auth`: it responds with `notFound` to all other callers. */
  callers?: readonly CallerKind[];
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Schema of the success response; absent when it has no body (204). */
  response?: z.ZodType;
  /** Status of the success response. Default: 200 with a body, 204 without. */
  status?: 200 | 201 | 202 | 204;
  /** Codes of expected errors. `badRequest`, `tooManyRequests`, `internal` and `overloaded` belong to every call. */
  errors?: readonly ErrorCode[];
  /** How long shared caches may store a guest's response, in seconds. Absent: not cacheable. */
  cacheSeconds?: number;
  /** The response is a stream of server-sent events whose data has the schema `response`. */
  isEventStream?: boolean;
}

/** Declares a call and returns the declaration with its exact types. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** Lists the kinds of callers to whom a call can succeed. */
export function listCallers({ auth, callers }: Call): readonly CallerKind[] {
  return callers ?? callersByAuth[auth];
}

const accountTags: ReadonlySet<string> = new Set(['account', 'identity']);

/** Whether the call manages an account, which child profiles may not. They get `adultProfileRequired`. */
export function isAdultOnly({ tag, auth, isForChildren }: Call): boolean {
  return auth === 'user' && accountTags.has(tag) && !isForChildren;
}

/**
 * Whether an administrator who acts as a viewer may make the call: reads that concern neither the account nor an
 * administrator, and the calls that say so. All others are refused with `notWhileImpersonating`.
 */
export function isForImpersonators({ method, tag, auth, allowsImpersonator }: Call): boolean {
  return allowsImpersonator ?? (method === 'GET' && auth !== 'admin' && !accountTags.has(tag));
}

type Output<C, Part extends string> = C extends { [P in Part]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** Input of a handler, after validation. Parts that the call does not declare are undefined. */
export interface CallInput<C> {
  params: Output<C, 'params'>;
  query: Output<C, 'query'>;
  body: Output<C, 'body'>;
}

/** The input that a client passes to a call: the params, query and body that the call declares. */
export type CallArguments<C> = {
  [Part in keyof C & ('params' | 'query' | 'body')]: C[Part] extends z.ZodType ? z.input<C[Part]> : never;
};

/** Response that a caller receives. */
export type CallResponse<C> = Output<C, 'response'>;
