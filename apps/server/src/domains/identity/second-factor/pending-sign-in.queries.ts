// SQL for sign-ins that wait for the code of the second factor.
import type { Database, Trx } from '../../../platform/database/index.ts';
import { type SignInMethod, tables } from '../identity.tables.ts';

interface PendingSignInKey {
  realmId: number;
  tokenHash: Buffer;
}

export async function insertPendingSignIn(
  trx: Trx,
  signIn: PendingSignInKey & {
    accountId: number;
    method: SignInMethod;
    isNewDevice: boolean;
    now: Temporal.Instant;
    expiresAt: Temporal.Instant;
  },
): Promise<void> {
  await tables(trx)
    .insertInto('pending_sign_in')
    .values({
      token_hash: signIn.tokenHash,
      realm_id: signIn.realmId,
      account_id: signIn.accountId,
      method: signIn.method,
      is_new_device: signIn.isNewDevice,
      created_at: signIn.now,
      expires_at: signIn.expiresAt,
    })
    .execute();
}

/** Selects the account of a sign-in that has not expired. */
export function selectPendingAccount(
  executor: Database,
  { realmId, tokenHash }: PendingSignInKey,
  now: Temporal.Instant,
): Promise<{ id: number; public_id: string; email: string | null } | undefined> {
  return tables(executor)
    .selectFrom('pending_sign_in')
    .innerJoin('account', 'account.id', 'pending_sign_in.account_id')
    .select(['account.id', 'account.public_id', 'account.email'])
    .where('pending_sign_in.realm_id', '=', realmId)
    .where('pending_sign_in.token_hash', '=', tokenHash)
    .where('pending_sign_in.expires_at', '>', now)
    .executeTakeFirst();
}

export interface PendingSignInRow {
  account_id: number;
  method: SignInMethod;
  is_new_device: boolean;
  wrong_code_count: number;
}

/** Locks a sign-in that has not expired, so that concurrent requests with its token run one after another. */
export function lockPendingSignIn(
  trx: Trx,
  { realmId, tokenHash }: PendingSignInKey,
  now: Temporal.Instant,
): Promise<PendingSignInRow | undefined> {
  return tables(trx)
    .selectFrom('pending_sign_in')
    .select(['account_id', 'method', 'is_new_device', 'wrong_code_count'])
    .where('realm_id', '=', realmId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst() as Promise<PendingSignInRow | undefined>;
}

export async function incrementWrongCodeCount(
  trx: Trx,
  { realmId, tokenHash }: PendingSignInKey,
): Promise<void> {
  await tables(trx)
    .updateTable('pending_sign_in')
    .set(({ eb }) => ({ wrong_code_count: eb('wrong_code_count', '+', 1) }))
    .where('realm_id', '=', realmId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deletePendingSignIn(trx: Trx, { realmId, tokenHash }: PendingSignInKey): Promise<void> {
  await tables(trx)
    .deleteFrom('pending_sign_in')
    .where('realm_id', '=', realmId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Deletes all pending sign-ins of an account. */
export async function deletePendingSignIns(
  trx: Trx,
  { realmId, accountId }: { realmId: number; accountId: number },
): Promise<void> {
  await tables(trx)
    .deleteFrom('pending_sign_in')
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Deletes the expired sign-ins of all realms. */
export async function deleteExpiredPendingSignIns(db: Database, now: Temporal.Instant): Promise<void> {
  await tables(db).deleteFrom('pending_sign_in').where('expires_at', '<', now).execute();
}
