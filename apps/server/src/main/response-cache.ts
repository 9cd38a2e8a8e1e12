import { defineCache } from '../platform/cache/index.ts';
import type { CachedResponse } from '../platform/http/index.ts';

export const responses = defineCache<CachedResponse>({
  name: 'responses',
  holds: 'the response of an API call to a request without a token',
  maxBytes: 64 * 2 ** 20,
  // The bytes, and about as many in its compressed forms.
  entryBytes: ({ bytes }) => bytes.length * 2 + 500,
  // Calls declare their own, in the contract.
  ttlMs: 0,
  invalidatedBy: [
    'RealmChanged',
    'StageChanged',
    'ContentChanged',
    'GenresChanged',
    'PeopleChanged',
    'NewsChanged',
    'MediaChanged',
  ],
});
