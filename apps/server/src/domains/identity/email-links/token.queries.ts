// SQL for the tokens in links of mails.
import type { Database, Executor, Trx } from '../../../platform/database/index.ts';
import { type TokenPurpose, tables } from '../identity.tables.ts';
import { deletePendingSignIns } from '../second-factor/pending-sign-in.queries.ts';

interface TokenKey {
  realmId: number;
  hash: Buffer;
  purpose: TokenPurpose;
}

export interface TokenRow {
  account_id: number;
  email: string;
}

export async function insertToken(
  trx: Trx,
  token: TokenKey & { accountId: number; email: string; now: Temporal.Instant; expiresAt: Temporal.Instant },
): Promise<void> {
  await tables(trx)
    .insertInto('one_time_token')
    .values({
      hash: token.hash,
      realm_id: token.realmId,
      account_id: token.accountId,
      email: token.email,
      purpose: token.purpose,
      created_at: token.now,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Marks a token as used. Returns undefined unless it was valid, so only one of several concurrent requests gets it. */
export function consumeToken(
  trx: Trx,
  { realmId, hash, purpose }: TokenKey,
  now: Temporal.Instant,
): Promise<TokenRow | undefined> {
  return tables(trx)
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('realm_id', '=', realmId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'email'])
    .executeTakeFirst();
}

/** Selects a token that has not expired. */
export function selectToken(
  executor: Executor,
  { realmId, hash, purpose }: TokenKey,
  { isUsed, now }: { isUsed: boolean; now: Temporal.Instant },
): Promise<TokenRow | undefined> {
  return tables(executor)
    .selectFrom('one_time_token')
    .select(['account_id', 'email'])
    .where('hash', '=', hash)
    .where('realm_id', '=', realmId)
    .where('purpose', '=', purpose)
    .where('used_at', isUsed ? 'is not' : 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Deletes the unused tokens and pending sign-ins with which somebody could sign in to an account or change its password. */
export async function deleteSignInTokens(
  trx: Trx,
  { realmId, accountId }: { realmId: number; accountId: number },
): Promise<void> {
  await tables(trx)
    .deleteFrom('one_time_token')
    .where('account_id', '=', accountId)
    .where('realm_id', '=', realmId)
    .where('purpose', 'in', ['resetPassword', 'magicLink'])
    .where('used_at', 'is', null)
    .execute();
  await deletePendingSignIns(trx, { realmId, accountId });
}

const retention = { hours: 24 };

/** Deletes the tokens of all realms that expired more than a day ago. */
export async function deleteExpiredOneTimeTokens(db: Database, now: Temporal.Instant): Promise<void> {
  await tables(db).deleteFrom('one_time_token').where('expires_at', '<', now.subtract(retention)).execute();
}
