import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { OutboundError } from '../../../../platform/outbound-http/index.ts';
import { ProviderError } from '../provider.ts';

/**
 * Runs the requests that finish a sign-in.
 * @throws ProviderError
 */
export async function requestProvider<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    throw new ProviderError(isConnectionError(error) ? 'unavailable' : 'rejected', error);
  }
}

/** The provider has not responded, so it has not rejected the sign-in. */
function isConnectionError(error: unknown): boolean {
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) return false;
  return error instanceof OutboundError || (error instanceof Error && error.cause instanceof OutboundError);
}
