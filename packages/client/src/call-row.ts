// What the browser needs to know of a call: no schemas, so that no validator travels with the page.
import type { CallAuth, CallName, Calls, ErrorCode } from '@matinee/contract';

export interface CallRow {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:param` segments. */
  path: string;
  auth: CallAuth;
  /** The answer is a pair of tokens, which the client keeps. */
  tokens?: true;
}

export type CallRows = { readonly [Name in CallName]?: CallRow & { method: Calls[Name]['method'] } };
export type RetryCodes = readonly ErrorCode[];
