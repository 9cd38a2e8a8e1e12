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
  retryable: boolean;
  /** Seconds after which the server wants to be asked again, when it said so. */
  retryAfter?: number | null;
}

export class CallError extends Error implements CallErrorFields {
  readonly code: CallErrorCode;
  readonly status: number;
  readonly params: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
  readonly retryable: boolean;
  readonly retryAfter: number | null;

  constructor(fields: CallErrorFields, options?: ErrorOptions) {
    super(fields.code, options);
    this.name = 'CallError';
    this.code = fields.code;
    this.status = fields.status;
    this.params = fields.params;
    this.requestId = fields.requestId;
    this.retryable = fields.retryable;
    this.retryAfter = fields.retryAfter ?? null;
  }

  /** The fields alone, for a document or a log. */
  toJSON(): CallErrorFields {
    const { code, status, params, requestId, retryable, retryAfter } = this;
    return { code, status, params, requestId, retryable, ...(retryAfter !== null && { retryAfter }) };
  }
}

/** Whether the same call may succeed later, by code. */
export function isRetryable(code: string): boolean {
  return code === 'network' || retryCodes.some((isKnown) => isKnown === code);
}

interface ErrorBody {
  code?: unknown;
  params?: unknown;
  requestId?: unknown;
}

/** Makes the error of an answer that is not a success. `body` is its parsed JSON, or null. */
export function toCallError(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
): CallError {
  const errorBody: ErrorBody = typeof body === 'object' && body !== null ? body : {};
  const isKnown = typeof errorBody.code === 'string';
  return new CallError({
    code: isKnown ? (errorBody.code as ErrorCode) : 'unreadable',
    status,
    params: typeof errorBody.params === 'object' && errorBody.params !== null ? { ...errorBody.params } : {},
    requestId: typeof errorBody.requestId === 'string' ? errorBody.requestId : headers.get('x-request-id'),
    retryable: isKnown ? isRetryable(String(errorBody.code)) : status >= 500,
    retryAfter: parseRetryAfter(headers.get('retry-after')),
  });
}

/** A wait in seconds; the other form of the header, a date, is not one that our servers send. */
function parseRetryAfter(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;
}
