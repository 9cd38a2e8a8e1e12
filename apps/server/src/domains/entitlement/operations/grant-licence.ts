import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { insertEntitlement } from '../entitlement.queries.ts';

export interface Grant {
  realmId: number;
  accountId: number;
  /** Key of the licence. */
  licence: string;
  from: Temporal.Instant;
  /** Null or absent: the entitlement does not expire. */
  until?: Temporal.Instant | null;
  /** Stored with the entitlement, for the operator. */
  reason: string;
  now: Temporal.Instant;
}

/** Returns false when the realm has no such licence or account. */
export function grantLicence(executor: Executor, input: Grant): Promise<boolean> {
  return runInTransaction(executor, async (trx) => {
    const entitlement = await insertEntitlement(trx, { ...input, until: input.until ?? null });
    if (!entitlement) return false;
    await emit(trx, {
      realmId: input.realmId,
      type: 'EntitlementGranted',
      payload: { accountId: input.accountId, licence: input.licence },
    });
    return true;
  });
}
