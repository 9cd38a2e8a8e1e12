// SQL for all sessions of an account.
import type { Trx } from '../../../platform/database/index.ts';
import { tables } from '../identity.tables.ts';

/** Marks the sessions of an account revoked, except one. Returns their public ids. */
export async function markAccountSessionsRevoked(
  trx: Trx,
  account: { realmId: number; accountId: number; exceptSessionId?: number | undefined },
  reason: string,
  now: Temporal.Instant,
): Promise<string[]> {
  let query = tables(trx)
    .updateTable('session')
    .set({ revoked_at: now, revocation_reason: reason })
    .where('account_id', '=', account.accountId)
    .where('realm_id', '=', account.realmId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
  if (account.exceptSessionId !== undefined) query = query.where('id', '!=', account.exceptSessionId);
  const rows = await query.returning('public_id').execute();
  return rows.map((row) => row.public_id);
}
