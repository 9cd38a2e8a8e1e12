import type { EngineFailure } from '../engine.ts';
import { shaka } from './shaka.ts';

/** Converts an error of Shaka to an `EngineFailure`. Other errors become a failure without a status. */
export function toEngineFailure(error: unknown): EngineFailure {
  if (!isShakaError(error)) return { code: 'unknown', status: 0, retryable: true, requestId: null };
  const { BAD_HTTP_STATUS } = shaka.util.Error.Code;
  const hasResponse = error.code === BAD_HTTP_STATUS;
  const status = hasResponse ? Number(error.data[1]) : 0;
  return {
    code: `shaka-${error.code}`,
    status,
    retryable: status === 0 || status >= 500 || status === 408 || status === 429,
    requestId: hasResponse ? readRequestId(error.data[2], error.data[3]) : null,
  };
}

/** Whether to try the next stream of the title: this one is malformed, cannot be decoded, or its DRM failed. */
export function shouldTryNextStream(error: unknown): boolean {
  const { MANIFEST, MEDIA, DRM } = shaka.util.Error.Category;
  // Shaka's parsers throw plain errors for a manifest that is not XML.
  return !isShakaError(error) || [MANIFEST, MEDIA, DRM].includes(error.category);
}

export function isNetworkError(error: shaka.util.Error): boolean {
  return error.category === shaka.util.Error.Category.NETWORK;
}

/** Whether another load or the destruction of the player interrupted this load. */
export function isLoadInterrupted(error: unknown): boolean {
  const { LOAD_INTERRUPTED, OPERATION_ABORTED } = shaka.util.Error.Code;
  return isShakaError(error) && (error.code === LOAD_INTERRUPTED || error.code === OPERATION_ABORTED);
}

/** Shaka passes errors as instances, or in events as plain objects of the same shape. */
function isShakaError(error: unknown): error is shaka.util.Error {
  return typeof error === 'object' && error !== null && 'code' in error && 'category' in error;
}

function readRequestId(body: unknown, headers: unknown): string | null {
  const header = (headers as Record<string, string> | undefined)?.['x-request-id'];
  if (header) return header;
  try {
    const parsedBody: unknown = JSON.parse(String(body));
    return (parsedBody as { requestId?: string }).requestId ?? null;
  } catch {
    return null;
  }
}
