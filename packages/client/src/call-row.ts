// A row of the call tables: the part of a call declaration that the browser needs, without schemas, so that the page
// contains no validator.
import type { CallAuth, CallName, Calls, ErrorCode } from '@matinee/contract';

export interface CallRow {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:param` segments. */
  path: string;
  auth: CallAuth;
  /** The response is a pair of tokens, which the client stores. */
  isTokenPair?: true;
}

export type CallRows = { readonly [Name in CallName]?: CallRow & { method: Calls[Name]['method'] } };
export type RetryCodes = readonly ErrorCode[];
