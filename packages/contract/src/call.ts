// What a call is: one declaration that the server serves, the client calls and OpenAPI describes.
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may make a call. `none`: no token is looked at. `optional`: a token is used when there is one.
 * `session`: a guest's or a person's token is required. `user`: a signed-in person. `admin`: role ADMIN.
 */
export type CallAuth = 'none' | 'optional' | 'session' | 'user' | 'admin';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Literal path with `:param` segments, from the root of the server. */
  path: string;
  summary: string;
  tag: string;
  auth: CallAuth;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The schema of the successful answer; absent when the answer has no body (204). */
  response?: z.ZodType;
  /** Status of the successful answer: 200 with a body, 204 without, unless stated. */
  status?: 200 | 201 | 202 | 204;
  /** Expected refusals, by code. `badRequest`, `tooManyRequests` and `internal` belong to every call. */
  errors?: readonly ErrorCode[];
  /** How long shared caches may keep a guest's answer, in seconds. Absent: not cacheable. */
  cacheSeconds?: number;
  /** The answer is a stream of server-sent events whose data has the schema of `response`. */
  stream?: boolean;
}

/** Declares a call; gives the declaration back with its exact types. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Output<C, Part extends string> = C extends { [P in Part]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** What a handler of the call receives, after validation. Parts that the call does not declare are undefined. */
export interface CallInput<C> {
  params: Output<C, 'params'>;
  query: Output<C, 'query'>;
  body: Output<C, 'body'>;
}

/** What a caller gives. Parts that the call does not declare are absent. */
export type CallArguments<C> = {
  [Part in keyof C & ('params' | 'query' | 'body')]: C[Part] extends z.ZodType ? z.input<C[Part]> : never;
};

/** What a caller receives. */
export type CallResponse<C> = Output<C, 'response'>;
