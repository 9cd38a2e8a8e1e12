// SQL for the authenticator apps of accounts and their recovery codes.
import type { Executor, Trx } from '../../../platform/database/index.ts';
import { tables } from '../identity.tables.ts';

export interface AccountKey {
  realmId: number;
  accountId: number;
}

/** Whether sign-ins to the account ask for a code. */
export async function hasTotp(executor: Executor, { realmId, accountId }: AccountKey): Promise<boolean> {
  const row = await tables(executor)
    .selectFrom('totp')
    .select('account_id')
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** `confirmedAt` is null without an authenticator app. */
export async function selectTotpState(
  executor: Executor,
  { realmId, accountId }: AccountKey,
): Promise<{ confirmedAt: Temporal.Instant | null; unusedRecoveryCodeCount: number }> {
  const totp = await tables(executor)
    .selectFrom('totp')
    .select('confirmed_at')
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const { count } = await tables(executor)
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { confirmedAt: totp?.confirmed_at ?? null, unusedRecoveryCodeCount: count };
}

export interface TotpRow {
  secret_sealed: Buffer;
  last_time_step: number | null;
  confirmed_at: Temporal.Instant | null;
}

/** Locks the authenticator app, so that concurrent requests with the same code run one after another. */
export function lockTotp(trx: Trx, { realmId, accountId }: AccountKey): Promise<TotpRow | undefined> {
  return tables(trx)
    .selectFrom('totp')
    .select(['secret_sealed', 'last_time_step', 'confirmed_at'])
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst() as Promise<TotpRow | undefined>;
}

/** Stores the secret of an app that is not confirmed yet. Returns false if the account has a confirmed one. */
export async function putUnconfirmedTotp(
  executor: Executor,
  totp: AccountKey & { secretSealed: Buffer; now: Temporal.Instant },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(executor)
    .insertInto('totp')
    .values({
      account_id: totp.accountId,
      realm_id: totp.realmId,
      secret_sealed: totp.secretSealed,
      last_time_step: null,
      created_at: totp.now,
      confirmed_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret_sealed: totp.secretSealed, created_at: totp.now })
        .where('totp.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function markTotpConfirmed(
  trx: Trx,
  { realmId, accountId }: AccountKey,
  { timeStep, now }: { timeStep: number; now: Temporal.Instant },
): Promise<void> {
  await tables(trx)
    .updateTable('totp')
    .set({ confirmed_at: now, last_time_step: timeStep })
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .execute();
}

export async function updateLastTimeStep(
  trx: Trx,
  { realmId, accountId }: AccountKey,
  timeStep: number,
): Promise<void> {
  await tables(trx)
    .updateTable('totp')
    .set({ last_time_step: timeStep })
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Returns false if the account has no confirmed authenticator app. */
export async function deleteTotp(trx: Trx, { realmId, accountId }: AccountKey): Promise<boolean> {
  await tables(trx)
    .deleteFrom('recovery_code')
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .execute();
  const row = await tables(trx)
    .deleteFrom('totp')
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return (row?.confirmed_at ?? null) !== null;
}

export async function insertRecoveryCodes(
  trx: Trx,
  { realmId, accountId }: AccountKey,
  hashes: readonly Buffer[],
): Promise<void> {
  const rows = hashes.map((hash) => ({ realm_id: realmId, account_id: accountId, hash, used_at: null }));
  await tables(trx).insertInto('recovery_code').values(rows).execute();
}

/** Marks a recovery code as used. Returns false unless it was unused. */
export async function consumeRecoveryCode(
  trx: Trx,
  { realmId, accountId, hash }: AccountKey & { hash: Buffer },
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(trx)
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
