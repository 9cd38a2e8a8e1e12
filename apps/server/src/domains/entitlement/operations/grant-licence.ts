import { type Executor, transaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { insertEntitlement } from '../entitlement.queries.ts';

export interface Grant {
  realmId: number;
  accountId: number;
  /** Key of the licence. */
  licence: string;
  from: Temporal.Instant;
  /** Null or left out: without end. */
  until?: Temporal.Instant | null;
  /** Why, for the record. */
  reason: string;
  now: Temporal.Instant;
}

/** False when the realm has no such licence, or the account is of another realm. */
export function grant(executor: Executor, given: Grant): Promise<boolean> {
  return transaction(executor, async (trx) => {
    const entitlement = await insertEntitlement(trx, { ...given, until: given.until ?? null });
    if (!entitlement) return false;
    await emit(trx, {
      realmId: given.realmId,
      type: 'EntitlementGranted',
      payload: { accountId: given.accountId, licence: given.licence },
    });
    return true;
  });
}
