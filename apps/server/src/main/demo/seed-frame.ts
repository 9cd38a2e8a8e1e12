import type { Trx } from '../../platform/database/index.ts';

/** The transaction, realm and time in which the demo realm is written. */
export interface SeedFrame {
  trx: Trx;
  realmId: number;
  now: Temporal.Instant;
}
