// The one thing that a call throws: a refusal, a fault of the server, or no answer at all.
import type { ErrorCode } from '@matinee/contract';
import { retryCodes } from './call-table.ts';

/** `network`: no answer came. `unreadable`: an answer came that is not the contract's. */
export type CallErrorCode = ErrorCode | 'network' | 'unreadable';

export interface CallErrorFields {
  code: CallErrorCode;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** What a message needs, by code: for example the licences of `accessDenied`. */
  params: Readonly<Record<string, unknown>>;
  /** Id to tell support; null when no answer came. */
  requestId: string | null;
  /** True when the same call may succeed later without a change. */
  retry: boolean;
}

export class CallError extends Error implements CallErrorFields {
  readonly code: CallErrorCode;
  readonly status: number;
  readonly params: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
  readonly retry: boolean;

  constructor(fields: CallErrorFields, options?: ErrorOptions) {
    super(fields.code, options);
    this.name = 'CallError';
    this.code = fields.code;
    this.status = fields.status;
    this.params = fields.params;
    this.requestId = fields.requestId;
    this.retry = fields.retry;
  }

  /** The fields alone, for a document or a log. */
  toJSON(): CallErrorFields {
    const { code, status, params, requestId, retry } = this;
    return { code, status, params, requestId, retry };
  }
}

/** Whether the same call may succeed later, by code. */
export function mayRetry(code: string): boolean {
  return code === 'network' || retryCodes.some((known) => known === code);
}

interface WireError {
  code?: unknown;
  params?: unknown;
  requestId?: unknown;
}

/** Makes the error of an answer that is not a success. `body` is its parsed JSON, or null. */
export function errorOf(status: number, body: unknown, requestId: string | null): CallError {
  const wire: WireError = typeof body === 'object' && body !== null ? body : {};
  const known = typeof wire.code === 'string';
  return new CallError({
    code: known ? (wire.code as ErrorCode) : 'unreadable',
    status,
    params: typeof wire.params === 'object' && wire.params !== null ? { ...wire.params } : {},
    requestId: typeof wire.requestId === 'string' ? wire.requestId : requestId,
    retry: known ? mayRetry(String(wire.code)) : status >= 500,
  });
}
