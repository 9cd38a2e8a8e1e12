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
  /** Seconds after which the server wants to be asked again, when it said so. */
  retryAfter?: number | null;
}

export class CallError extends Error implements CallErrorFields {
  readonly code: CallErrorCode;
  readonly status: number;
  readonly params: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
  readonly retry: boolean;
  readonly retryAfter: number | null;

  constructor(fields: CallErrorFields, options?: ErrorOptions) {
    super(fields.code, options);
    this.name = 'CallError';
    this.code = fields.code;
    this.status = fields.status;
    this.params = fields.params;
    this.requestId = fields.requestId;
    this.retry = fields.retry;
    this.retryAfter = fields.retryAfter ?? null;
  }

  /** The fields alone, for a document or a log. */
  toJSON(): CallErrorFields {
    const { code, status, params, requestId, retry, retryAfter } = this;
    return { code, status, params, requestId, retry, ...(retryAfter !== null && { retryAfter }) };
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
export function errorOf({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): CallError {
  const wire: WireError = typeof body === 'object' && body !== null ? body : {};
  const known = typeof wire.code === 'string';
  return new CallError({
    code: known ? (wire.code as ErrorCode) : 'unreadable',
    status,
    params: typeof wire.params === 'object' && wire.params !== null ? { ...wire.params } : {},
    requestId: typeof wire.requestId === 'string' ? wire.requestId : headers.get('x-request-id'),
    retry: known ? mayRetry(String(wire.code)) : status >= 500,
    retryAfter: secondsIn(headers.get('retry-after')),
  });
}

/** A wait in seconds; the other form of the header, a date, is not one that our servers send. */
function secondsIn(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;
}
