// SQL for the devices with which accounts have signed in at a TV provider.
import type { Executor, Trx } from '../../../../platform/database/index.ts';
import { tables } from '../../identity.tables.ts';

export interface SubscriptionKey {
  realmId: number;
  accountId: number;
  clientName: string;
}

export async function saveSubscription(
  trx: Trx,
  { realmId, accountId, clientName }: SubscriptionKey,
  { sealedDevice, now }: { sealedDevice: Buffer; now: Temporal.Instant },
): Promise<void> {
  await tables(trx)
    .insertInto('tv_subscription')
    .values({
      realm_id: realmId,
      account_id: accountId,
      client: clientName,
      device_sealed: sealedDevice,
      signed_in_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'client'])
        .doUpdateSet({ device_sealed: sealedDevice, signed_in_at: now }),
    )
    .execute();
}

export function selectSubscriptions(
  executor: Executor,
  { realmId, accountId }: Omit<SubscriptionKey, 'clientName'>,
): Promise<{ client: string; device_sealed: Buffer }[]> {
  return tables(executor)
    .selectFrom('tv_subscription')
    .select(['client', 'device_sealed'])
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .orderBy('client')
    .execute();
}

export async function deleteSubscription(
  trx: Trx,
  { realmId, accountId, clientName }: SubscriptionKey,
): Promise<void> {
  await tables(trx)
    .deleteFrom('tv_subscription')
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .where('client', '=', clientName)
    .execute();
}
