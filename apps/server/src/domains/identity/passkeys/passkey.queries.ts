// SQL for the passkeys of accounts.
import type { Insertable } from 'kysely';
import type { Database, Executor, Trx } from '../../../platform/database/index.ts';
import { createId } from '../../../platform/ids/index.ts';
import { type IdentityTables, tables } from '../identity.tables.ts';

interface AccountKey {
  realmId: number;
  accountId: number;
}

export interface PasskeyRow {
  public_id: string;
  credential_id: string;
  transports: string[];
  is_backed_up: boolean;
  name: string;
  created_at: Temporal.Instant;
  last_used_at: Temporal.Instant | null;
}

const columns = [
  'public_id',
  'credential_id',
  'transports',
  'is_backed_up',
  'name',
  'created_at',
  'last_used_at',
] as const;

/** Selects the passkeys of an account, the newest first. */
export function selectPasskeys(
  executor: Executor,
  { realmId, accountId }: AccountKey,
): Promise<PasskeyRow[]> {
  return tables(executor)
    .selectFrom('passkey')
    .select(columns)
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute() as Promise<PasskeyRow[]>;
}

/** Returns undefined if an account of the realm has the passkey already. */
export function insertPasskey(
  trx: Trx,
  passkey: Omit<Insertable<IdentityTables['passkey']>, 'public_id' | 'id'>,
): Promise<PasskeyRow | undefined> {
  return tables(trx)
    .insertInto('passkey')
    .values({ ...passkey, public_id: createId<'Passkey'>() })
    .onConflict((conflict) => conflict.columns(['realm_id', 'credential_id']).doNothing())
    .returning(columns)
    .executeTakeFirst() as Promise<PasskeyRow | undefined>;
}

export interface SignInPasskeyRow {
  id: number;
  account_id: number;
  account_public_id: string;
  /** The address of the account waits for its confirmation. */
  is_email_unconfirmed: boolean;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  is_backup_eligible: boolean;
}

/** Locks the passkey, so that sign-ins with it compare their counters one after another. */
export function lockPasskey(
  trx: Trx,
  { realmId, credentialId, rpId }: { realmId: number; credentialId: string; rpId: string },
): Promise<SignInPasskeyRow | undefined> {
  return tables(trx)
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .select(({ eb }) => [
      'passkey.id',
      'passkey.account_id',
      'account.public_id as account_public_id',
      eb('account.unconfirmed_email', 'is not', null).as('is_email_unconfirmed'),
      'passkey.credential_id',
      'passkey.public_key',
      'passkey.counter',
      'passkey.is_backup_eligible',
    ])
    .where('passkey.realm_id', '=', realmId)
    .where('passkey.credential_id', '=', credentialId)
    .where('passkey.rp_id', '=', rpId)
    .forUpdate('passkey')
    .executeTakeFirst() as Promise<SignInPasskeyRow | undefined>;
}

export async function updatePasskeyUse(
  trx: Trx,
  { realmId, id }: { realmId: number; id: number },
  { counter, isBackedUp, now }: { counter: number; isBackedUp: boolean; now: Temporal.Instant },
): Promise<void> {
  await tables(trx)
    .updateTable('passkey')
    .set({ counter, is_backed_up: isBackedUp, last_used_at: now })
    .where('realm_id', '=', realmId)
    .where('id', '=', id)
    .execute();
}

/** Returns false if the account has no such passkey. */
export async function updatePasskeyName(
  executor: Executor,
  { realmId, accountId, publicId }: AccountKey & { publicId: string },
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(executor)
    .updateTable('passkey')
    .set({ name })
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns false if the account has no such passkey. */
export async function deletePasskey(
  trx: Trx,
  { realmId, accountId, publicId }: AccountKey & { publicId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tables(trx)
    .deleteFrom('passkey')
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns false if the challenge was used before. */
export async function insertUsedChallenge(
  trx: Trx,
  challenge: { realmId: number; hash: Buffer; expiresAt: Temporal.Instant },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(trx)
    .insertInto('used_passkey_challenge')
    .values({ realm_id: challenge.realmId, hash: challenge.hash, expires_at: challenge.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Deletes the expired challenges of all realms, which the service refuses anyway. */
export async function deleteExpiredPasskeyChallenges(db: Database, now: Temporal.Instant): Promise<void> {
  await tables(db).deleteFrom('used_passkey_challenge').where('expires_at', '<', now).execute();
}
