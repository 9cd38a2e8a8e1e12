// SQL for the sessions of an account, each of which is a device that is signed in.
import type { Executor } from '../../../platform/database/index.ts';
import { type SessionMethod, tables } from '../identity.tables.ts';

export interface DeviceSessionRow {
  id: number;
  public_id: string;
  device_name: string;
  method: SessionMethod | null;
  created_at: Temporal.Instant;
  last_used_at: Temporal.Instant;
}

interface AccountKey {
  realmId: number;
  accountId: number;
}

const columns = ['id', 'public_id', 'device_name', 'method', 'created_at', 'last_used_at'] as const;

/** Selects the sessions that have not ended, the last used first. */
export function selectDeviceSessions(
  executor: Executor,
  account: AccountKey,
  { now, limit }: { now: Temporal.Instant; limit: number },
): Promise<DeviceSessionRow[]> {
  return selectActiveSessions(executor, account, now)
    .select(columns)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns undefined if the account has no such session or it has ended. */
export function selectDeviceSession(
  executor: Executor,
  { publicId, ...account }: AccountKey & { publicId: string },
  now: Temporal.Instant,
): Promise<DeviceSessionRow | undefined> {
  return selectActiveSessions(executor, account, now)
    .select(columns)
    .where('public_id', '=', publicId)
    .executeTakeFirst();
}

function selectActiveSessions(executor: Executor, { realmId, accountId }: AccountKey, now: Temporal.Instant) {
  return tables(executor)
    .selectFrom('session')
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
}
