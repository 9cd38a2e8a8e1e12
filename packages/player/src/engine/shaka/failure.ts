import type { EngineFailure } from '../engine.ts';
import { shaka } from './shaka.ts';

/** Shaka's error in our words; anything else is a failure without a status. */
export function toEngineFailure(error: unknown): EngineFailure {
  if (!isShakaError(error)) return { code: 'unknown', status: 0, retryable: true, requestId: null };
  const { BAD_HTTP_STATUS } = shaka.util.Error.Code;
  const hasResponse = error.code === BAD_HTTP_STATUS;
  const status = hasResponse ? Number(error.data[1]) : 0;
  return {
    code: `shaka-${error.code}`,
    status,
    retryable: status === 0 || status >= 500 || status === 408 || status === 409 || status === 429,
    requestId: hasResponse ? readRequestId(error.data[2], error.data[3]) : null,
  };
}

/** Whether another stream of the same title may do better: this one is malformed or of an unknown codec. */
export function shouldTryNextStream(error: unknown): boolean {
  const { MANIFEST, MEDIA, DRM } = shaka.util.Error.Category;
  // Its parsers throw plain errors at what is not even XML.
  return !isShakaError(error) || [MANIFEST, MEDIA, DRM].includes(error.category);
}

export function isNetworkError(error: shaka.util.Error): boolean {
  return error.category === shaka.util.Error.Category.NETWORK;
}

/** Loading was overtaken by another one, or by the end of the player. */
export function isLoadInterrupted(error: unknown): boolean {
  const { LOAD_INTERRUPTED, OPERATION_ABORTED } = shaka.util.Error.Code;
  return isShakaError(error) && (error.code === LOAD_INTERRUPTED || error.code === OPERATION_ABORTED);
}

/** Errors arrive as instances, or inside an event as plain objects of the same shape. */
function isShakaError(error: unknown): error is shaka.util.Error {
  return typeof error === 'object' && error !== null && 'code' in error && 'category' in error;
}

function readRequestId(body: unknown, headers: unknown): string | null {
  const header = (headers as Record<string, string> | undefined)?.['x-request-id'];
  if (header) return header;
  try {
    const parsed: unknown = JSON.parse(String(body));
    return (parsed as { requestId?: string }).requestId ?? null;
  } catch {
    return null;
  }
}
