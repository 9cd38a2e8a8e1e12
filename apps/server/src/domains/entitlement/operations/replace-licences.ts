// Replaces the licences that an account has from one source, such as a subscription of a TV provider.
import type { Trx } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { deleteEntitlements, insertEntitlement } from '../entitlement.queries.ts';

interface Replacement {
  realmId: number;
  accountId: number;
  /** Identifies the source, and is stored with the entitlements. */
  reason: string;
  /** Keys of licences. A realm without one of them does not grant it. */
  licences: readonly string[];
  until: Temporal.Instant;
  now: Temporal.Instant;
}

export async function replaceLicences(
  trx: Trx,
  { realmId, accountId, reason, licences, until, now }: Replacement,
): Promise<void> {
  const removedKeys = await deleteEntitlements(trx, { realmId, accountId, reason });
  for (const licence of licences)
    await insertEntitlement(trx, { realmId, accountId, licence, from: now, until, reason, now });
  for (const licence of new Set([...removedKeys, ...licences]))
    await emit(trx, {
      realmId,
      type: licences.includes(licence) ? 'EntitlementGranted' : 'EntitlementEnded',
      payload: { accountId, licence },
    });
}
