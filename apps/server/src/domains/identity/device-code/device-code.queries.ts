// SQL for the sign-ins that televisions have started.
import type { Database, Executor, Trx } from '../../../platform/database/index.ts';
import { tables } from '../identity.tables.ts';

interface DeviceCodeKey {
  realmId: number;
  deviceCodeHash: Buffer;
}

interface UserCodeKey {
  realmId: number;
  userCodeHash: Buffer;
}

/** Returns false if another sign-in has the same code. */
export async function insertDeviceCode(
  db: Database,
  request: DeviceCodeKey &
    UserCodeKey & {
      deviceName: string;
      address: string;
      now: Temporal.Instant;
      expiresAt: Temporal.Instant;
    },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(db)
    .insertInto('device_code')
    .values({
      device_code_hash: request.deviceCodeHash,
      user_code_hash: request.userCodeHash,
      realm_id: request.realmId,
      device_name: request.deviceName,
      address: request.address,
      account_id: null,
      created_at: request.now,
      expires_at: request.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export function selectState(
  executor: Executor,
  { realmId, deviceCodeHash }: DeviceCodeKey,
  now: Temporal.Instant,
): Promise<{ state: 'waiting' | 'approved' | 'refused' | 'used' } | undefined> {
  return tables(executor)
    .selectFrom('device_code')
    .select('state')
    .where('device_code_hash', '=', deviceCodeHash)
    .where('realm_id', '=', realmId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Selects a sign-in that nobody has answered. */
export function selectRequest(
  executor: Executor,
  { realmId, userCodeHash }: UserCodeKey,
  now: Temporal.Instant,
): Promise<{ device_name: string; address: string; created_at: Temporal.Instant } | undefined> {
  return tables(executor)
    .selectFrom('device_code')
    .select(['device_name', 'address', 'created_at'])
    .where('user_code_hash', '=', userCodeHash)
    .where('realm_id', '=', realmId)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Returns false unless the sign-in waited for an answer. */
export async function updateResolution(
  trx: Executor,
  { realmId, userCodeHash }: UserCodeKey,
  { approvedBy, now }: { approvedBy: number | null; now: Temporal.Instant },
): Promise<boolean> {
  const row = await tables(trx)
    .updateTable('device_code')
    .set({ state: approvedBy === null ? 'refused' : 'approved', account_id: approvedBy })
    .where('user_code_hash', '=', userCodeHash)
    .where('realm_id', '=', realmId)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .returning('realm_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks an approved sign-in as used. Only one of several concurrent requests gets the account. */
export async function consumeDeviceCode(
  trx: Trx,
  { realmId, deviceCodeHash }: DeviceCodeKey,
  now: Temporal.Instant,
): Promise<number | undefined> {
  const row = await tables(trx)
    .updateTable('device_code')
    .set({ state: 'used' })
    .where('device_code_hash', '=', deviceCodeHash)
    .where('realm_id', '=', realmId)
    .where('state', '=', 'approved')
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id ?? undefined;
}

/** Deletes the expired sign-ins of all realms. */
export async function deleteExpiredDeviceCodes(db: Database, now: Temporal.Instant): Promise<void> {
  await tables(db).deleteFrom('device_code').where('expires_at', '<', now).execute();
}
