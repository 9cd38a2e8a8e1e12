// SQL for the links with which administrators act as viewers.
import type { Executor, Trx } from '../../../platform/database/index.ts';
import { tables } from '../identity.tables.ts';

interface TokenKey {
  realmId: number;
  hash: Buffer;
}

export interface ImpersonationTokenRow {
  account_id: number;
  impersonator_id: number;
  reason: string;
}

export async function insertImpersonationToken(
  trx: Trx,
  token: TokenKey & {
    accountId: number;
    impersonatorId: number;
    reason: string;
    now: Temporal.Instant;
    expiresAt: Temporal.Instant;
  },
): Promise<void> {
  await tables(trx)
    .insertInto('impersonation_token')
    .values({
      hash: token.hash,
      realm_id: token.realmId,
      account_id: token.accountId,
      impersonator_id: token.impersonatorId,
      reason: token.reason,
      created_at: token.now,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Marks a token as used. Returns undefined unless it was valid, so only one of several concurrent requests gets it. */
export function consumeImpersonationToken(
  trx: Trx,
  { realmId, hash }: TokenKey,
  now: Temporal.Instant,
): Promise<ImpersonationTokenRow | undefined> {
  return tables(trx)
    .updateTable('impersonation_token')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('realm_id', '=', realmId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'impersonator_id', 'reason'])
    .executeTakeFirst();
}

/** Deletes the tokens of all realms that have expired. */
export async function deleteExpiredImpersonationTokens(
  executor: Executor,
  now: Temporal.Instant,
): Promise<void> {
  await tables(executor).deleteFrom('impersonation_token').where('expires_at', '<=', now).execute();
}
