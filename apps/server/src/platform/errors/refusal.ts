// An expected "no" is a value that a handler gives back. Inside a transaction that has to be undone it is thrown,
// wrapped; wherever it surfaces, the caller gets the same answer.
import { type ErrorCode, type ErrorResponse, errorTable } from '@matinee/contract';

const mark = Symbol('refusal');

export interface Refusal {
  readonly [mark]: true;
  readonly code: ErrorCode;
  readonly params?: Record<string, unknown>;
  readonly messages?: readonly string[];
}

export function refuse(
  code: ErrorCode,
  params?: Record<string, unknown>,
  messages?: readonly string[],
): Refusal {
  return { [mark]: true, code, ...(params && { params }), ...(messages && { messages }) };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && mark in value;
}

/** Carries a refusal out of a transaction, which it rolls back. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`Refused: ${refusal.code}`);
    this.refusal = refusal;
  }
}

/** Gives back what `work` gives, or the refusal that it threw. */
export async function catchRefusal<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}

export function presentRefusal(refusal: Refusal, requestId: string): ErrorResponse {
  return {
    code: refusal.code,
    messages: refusal.messages ? [...refusal.messages] : [errorTable[refusal.code].summary],
    ...(refusal.params && { params: refusal.params }),
    requestId,
  };
}
