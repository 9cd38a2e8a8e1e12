// The error that failed calls throw: a refusal, an error of the server, or no response.
import type { ErrorCode, ErrorParams } from '@matinee/contract';
import { retryCodes } from './initial-call-table.ts';

/** `network`: no response was received. `unreadable`: the response does not match the contract. */
export type CallErrorCode = ErrorCode | 'network' | 'unreadable';

export interface CallErrorFields {
  code: CallErrorCode;
  /** HTTP status; 0 without a response. */
  status: number;
  /** Parameters of the message, depending on the code, for example the licences of `accessDenied`. */
  params: Readonly<Record<string, unknown>>;
  /** Request id for support; null without a response. */
  requestId: string | null;
  /** True when the same call may succeed later without a change. */
  retryable: boolean;
  /** Seconds after which the server asks to retry, if it stated any. */
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

  /** The fields as a plain object, for a document or a log. */
  toJSON(): CallErrorFields {
    const { code, status, params, requestId, retryable, retryAfter } = this;
    return { code, status, params, requestId, retryable, ...(retryAfter !== null && { retryAfter }) };
  }
}

/** Whether a call failed with this error code. Narrows the error to the parameters of the code. */
export function hasErrorCode<Code extends ErrorCode>(
  error: unknown,
  code: Code,
): error is CallError & { code: Code; params: Partial<ErrorParams<Code>> } {
  return error instanceof CallError && error.code === code;
}

/** Returns true when a call that failed with this error code may succeed when it is repeated. */
export function isRetryable(code: string): boolean {
  return code === 'network' || retryCodes.some((retryCode) => retryCode === code);
}

interface ErrorBody {
  code?: unknown;
  params?: unknown;
  requestId?: unknown;
}

/** Creates the error of an unsuccessful response. `body` is its parsed JSON, or null. */
export function toCallError(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
): CallError {
  const errorBody: ErrorBody = typeof body === 'object' && body !== null ? body : {};
  const hasCode = typeof errorBody.code === 'string';
  return new CallError({
    code: hasCode ? (errorBody.code as ErrorCode) : 'unreadable',
    status,
    params: typeof errorBody.params === 'object' && errorBody.params !== null ? { ...errorBody.params } : {},
    requestId: typeof errorBody.requestId === 'string' ? errorBody.requestId : headers.get('x-request-id'),
    retryable: hasCode ? isRetryable(String(errorBody.code)) : status >= 500,
    retryAfter: parseRetryAfter(headers.get('retry-after')),
  });
}

/** Parses a wait in seconds. Our servers do not send the other form of the header, a date. */
function parseRetryAfter(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;
}
