// Sends the requests of the OpenID client with the limits of outbound requests: the addresses of a provider come from
// settings and from the provider itself, and must not lead into the private network.
import type { CustomFetch } from 'openid-client';
import { fetchOutbound } from '../../../../platform/outbound-http/index.ts';

const maxBytes = 512 * 1024;
const timeoutMs = 10_000;

export function createOutboundFetch(allowPrivateNetwork: boolean): CustomFetch {
  return async (url, { method, headers, body, signal }) => {
    const text = body === undefined || body === null ? undefined : String(body);
    const response = await fetchOutbound({
      url,
      method,
      ...(text !== undefined && { body: text }),
      redirect: 'manual',
      // Without the length, the body would be sent in chunks, which some providers refuse.
      headers: { ...headers, ...(text !== undefined && { 'content-length': `${Buffer.byteLength(text)}` }) },
      maxBytes,
      timeoutMs,
      allowPrivateNetwork,
      ...(signal && { signal }),
    });
    return new Response(response.body.length > 0 ? new Uint8Array(response.body) : null, {
      status: response.status,
      headers: { 'content-type': response.headers['content-type'] ?? '' },
    });
  };
}
