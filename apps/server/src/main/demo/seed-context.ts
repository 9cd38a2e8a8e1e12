// What the seed steps share: the transaction, the realm, the time, and the ids of created content.

import type { Trx } from '../../platform/database/index.ts';

export interface SeedContext {
  trx: Trx;
  realmId: number;
  now: Temporal.Instant;
}

export interface SeededContent {
  /** Returns the database id of the content with this key. */
  getId(key: string): number;
  /** Public ids of the assets of titles, by key. The worker generates their films. */
  assetIds: ReadonlyMap<string, string>;
}
