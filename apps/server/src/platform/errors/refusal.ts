// A refusal is an expected error, which a handler returns as a value. To roll back a transaction it is thrown
// as a RefusedError. Both become the same error response.
import { type ErrorCode, type ErrorParams, type ErrorResponse, errorTable } from '@matinee/contract';

const refusalBrand = Symbol('refusal');

export interface Refusal {
  readonly [refusalBrand]: true;
  readonly code: ErrorCode;
  readonly params?: Record<string, unknown>;
  readonly messages?: readonly string[];
}

export function refuse<Code extends ErrorCode>(
  code: Code,
  params?: ErrorParams<Code>,
  messages?: readonly string[],
): Refusal {
  const details: Record<string, unknown> | undefined = params;
  return { [refusalBrand]: true, code, ...(details && { params: details }), ...(messages && { messages }) };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && refusalBrand in value;
}

/** Carries a refusal out of a transaction and rolls it back. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`Refused: ${refusal.code}`);
    this.refusal = refusal;
  }
}

/** Returns the result of `work`, or the refusal that it threw. */
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
