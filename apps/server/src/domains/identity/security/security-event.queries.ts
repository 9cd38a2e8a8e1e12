// SQL for the security events of accounts.
import type { Executor } from '../../../platform/database/index.ts';
import { type SecurityEventKind, type SessionMethod, tables } from '../identity.tables.ts';

export interface SecurityEventRow {
  id: number;
  kind: SecurityEventKind;
  method: SessionMethod | null;
  device_name: string;
  actor_name: string | null;
  reason: string | null;
  occurred_at: Temporal.Instant;
}

export async function insertSecurityEvent(
  executor: Executor,
  event: {
    realmId: number;
    accountId: number;
    kind: SecurityEventKind;
    method: SessionMethod | null;
    deviceName: string;
    actor: { name: string; reason?: string } | undefined;
    now: Temporal.Instant;
  },
): Promise<void> {
  await tables(executor)
    .insertInto('security_event')
    .values({
      realm_id: event.realmId,
      account_id: event.accountId,
      kind: event.kind,
      method: event.method,
      device_name: event.deviceName,
      actor_name: event.actor?.name ?? null,
      reason: event.actor?.reason ?? null,
      occurred_at: event.now,
    })
    .execute();
}

/** Selects the events of an account, the newest first. */
export function selectSecurityEvents(
  executor: Executor,
  { realmId, accountId }: { realmId: number; accountId: number },
  limit: number,
): Promise<SecurityEventRow[]> {
  return tables(executor)
    .selectFrom('security_event')
    .select(['id', 'kind', 'method', 'device_name', 'actor_name', 'reason', 'occurred_at'])
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute() as Promise<SecurityEventRow[]>;
}

const retention = { hours: 400 * 24 };

/** Deletes the events of all realms that are older than 400 days. */
export async function deleteOldSecurityEvents(executor: Executor, now: Temporal.Instant): Promise<void> {
  await tables(executor)
    .deleteFrom('security_event')
    .where('occurred_at', '<', now.subtract(retention))
    .execute();
}
