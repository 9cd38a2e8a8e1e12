// SQL for the account and the session of a person who exports or deletes the account.
import type { Executor, Trx } from '../../../platform/database/index.ts';
import { tables } from '../identity.tables.ts';

interface AccountKey {
  realmId: number;
  accountId: number;
}

interface SessionKey {
  realmId: number;
  sessionId: number;
}

/** Selects when the person of a session proved who they are, and whether the account has a password. */
export async function selectAuthentication(
  executor: Executor,
  { realmId, sessionId }: SessionKey,
): Promise<{ authTime: Temporal.Instant | null; hasPassword: boolean }> {
  const session = await tables(executor)
    .selectFrom('session')
    .leftJoin('credential', (join) =>
      join.onRef('credential.account_id', '=', 'session.account_id').on('credential.type', '=', 'password'),
    )
    .select(['session.auth_time', 'credential.id as password_id'])
    .where('session.realm_id', '=', realmId)
    .where('session.id', '=', sessionId)
    .executeTakeFirst();
  return { authTime: session?.auth_time ?? null, hasPassword: (session?.password_id ?? null) !== null };
}

export async function updateAuthTime(
  executor: Executor,
  { realmId, sessionId }: SessionKey,
  now: Temporal.Instant,
): Promise<void> {
  await tables(executor)
    .updateTable('session')
    .set({ auth_time: now })
    .where('realm_id', '=', realmId)
    .where('id', '=', sessionId)
    .execute();
}

export interface LockedAccount {
  public_id: string;
  name: string;
  email: string | null;
  unconfirmed_email: string | null;
  contact_email: string | null;
}

/** Locks the account until the end of the transaction. */
export function lockAccount(
  trx: Trx,
  { realmId, accountId }: AccountKey,
): Promise<LockedAccount | undefined> {
  return tables(trx)
    .selectFrom('account')
    .leftJoin('account_detail', 'account_detail.account_id', 'account.id')
    .select([
      'account.public_id',
      'account.name',
      'account.email',
      'account.unconfirmed_email',
      'account_detail.contact_email',
    ])
    .where('account.realm_id', '=', realmId)
    .where('account.id', '=', accountId)
    .forUpdate('account')
    .executeTakeFirst();
}

/** Whether another account has the address, or has signed up with it. */
export async function isAddressShared(
  trx: Trx,
  { realmId, accountId, email }: AccountKey & { email: string },
): Promise<boolean> {
  const other = await tables(trx)
    .selectFrom('account')
    .select('id')
    .where('realm_id', '=', realmId)
    .where('id', '!=', accountId)
    .where((row) => row.or([row('email', '=', email), row('unconfirmed_email', '=', email)]))
    .executeTakeFirst();
  return other !== undefined;
}

export async function deleteAccountRow(trx: Trx, { realmId, accountId }: AccountKey): Promise<void> {
  await tables(trx)
    .deleteFrom('account')
    .where('realm_id', '=', realmId)
    .where('id', '=', accountId)
    .execute();
}
