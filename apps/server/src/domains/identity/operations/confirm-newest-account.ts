import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import { confirmAddress, selectUnconfirmedAccount } from '../identity.queries.ts';

/** Confirms the email address of the newest account that has signed up with it. Returns false when there is none. */
export function confirmNewestAccount(
  executor: Executor,
  { realmId, email, now }: { realmId: number; email: string; now: Temporal.Instant },
): Promise<boolean> {
  return runInTransaction(executor, async (trx) => {
    const account = await selectUnconfirmedAccount(trx, { realmId, email });
    return account ? confirmAddress(trx, { realmId, accountId: account.id, email, now }) : false;
  });
}
