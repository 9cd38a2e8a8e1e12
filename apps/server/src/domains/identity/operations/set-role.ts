import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { updateRole } from '../identity.queries.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';

/** Returns false when the realm has no account with this email address. */
export function setRole(
  executor: Executor,
  {
    realmId,
    email,
    role,
    now,
  }: { realmId: number; email: string; role: 'USER' | 'ADMIN'; now: Temporal.Instant },
): Promise<boolean> {
  return runInTransaction(executor, async (trx) => {
    const account = await updateRole(trx, realmId, email, role);
    if (!account) return false;
    await recordSecurityEvent(trx, { now }, { realmId, accountId: account.id, kind: 'roleChanged' });
    const payload = { accountId: account.public_id, role };
    await emit(trx, { realmId, type: 'AccountRoleChanged', payload });
    return true;
  });
}
