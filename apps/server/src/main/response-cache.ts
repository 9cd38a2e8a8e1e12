import { publicContentEvents } from '../pages/public-content-events.ts';
import { defineCache } from '../platform/cache/index.ts';
import type { CachedResponse } from '../platform/http/index.ts';

export const responseCacheDefinition = defineCache<CachedResponse>({
  name: 'responses',
  holds: 'the response of an API call to a request without a token',
  maxBytes: 64 * 2 ** 20,
  // The bytes, and about as many for the compressed variants.
  entryBytes: ({ bytes }) => bytes.length * 2 + 500,
  // Each call of the contract declares its time to live.
  ttlMs: 0,
  invalidatedBy: [...publicContentEvents, 'MediaChanged'],
});
