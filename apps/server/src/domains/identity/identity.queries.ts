// SQL for accounts, profiles and consent answers.

import { type Insertable, sql } from 'kysely';
import { type Executor, type Trx, toJsonb } from '../../platform/database/index.ts';
import { createId } from '../../platform/ids/index.ts';
import { type IdentityTables, tables } from './identity.tables.ts';

export interface AccountRow {
  id: number;
  public_id: string;
  email: string | null;
  unconfirmed_email: string | null;
  name: string;
  role: 'USER' | 'ADMIN';
  password_hash: string | null;
}

interface EmailKey {
  realmId: number;
  email: string;
}

const selectAccounts = (executor: Executor, realmId: number) =>
  tables(executor)
    .selectFrom('account')
    .leftJoin('credential', (join) =>
      join.onRef('credential.account_id', '=', 'account.id').on('credential.type', '=', 'password'),
    )
    .select([
      'account.id',
      'account.public_id',
      'account.email',
      'account.unconfirmed_email',
      'account.name',
      'account.role',
      'credential.secret_hash as password_hash',
    ])
    .where('account.realm_id', '=', realmId);

/** Selects the account that signs in with an address. */
export function selectAccount(
  executor: Executor,
  { realmId, email }: EmailKey,
): Promise<AccountRow | undefined> {
  return selectAccounts(executor, realmId).where('account.email', '=', email).executeTakeFirst();
}

/** Selects the newest account that has signed up with an address and has not confirmed it. */
export function selectUnconfirmedAccount(
  executor: Executor,
  { realmId, email }: EmailKey,
): Promise<AccountRow | undefined> {
  return selectAccounts(executor, realmId)
    .where('account.unconfirmed_email', '=', email)
    .orderBy('account.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function selectAccountById(
  executor: Executor,
  { realmId, id }: { realmId: number; id: number },
): Promise<AccountRow | undefined> {
  return selectAccounts(executor, realmId).where('account.id', '=', id).executeTakeFirst();
}

/** Returns undefined when the email address is taken. */
export function insertAccount(
  trx: Executor,
  account: Omit<Insertable<IdentityTables['account']>, 'public_id' | 'id'>,
): Promise<{ id: number; public_id: string } | undefined> {
  return tables(trx)
    .insertInto('account')
    .values({ ...account, public_id: createId<'Account'>() })
    .onConflict((conflict) => conflict.columns(['realm_id', 'email']).doNothing())
    .returning(['id', 'public_id'])
    .executeTakeFirst();
}

/** Sets the password of an account, which may have had none. */
export async function putPassword(
  trx: Executor,
  password: { realmId: number; accountId: number; hash: string; now: Temporal.Instant },
): Promise<void> {
  await tables(trx)
    .insertInto('credential')
    .values({
      realm_id: password.realmId,
      account_id: password.accountId,
      type: 'password',
      secret_hash: password.hash,
      created_at: password.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id'])
        // Has no parameter, because PostgreSQL finds the partial index by the text of the condition.
        .where(sql<boolean>`type = 'password'`)
        .doUpdateSet({ secret_hash: password.hash, created_at: password.now }),
    )
    .execute();
}

export async function deletePassword(
  trx: Trx,
  { realmId, accountId }: { realmId: number; accountId: number },
): Promise<void> {
  await tables(trx)
    .deleteFrom('credential')
    .where('account_id', '=', accountId)
    .where('realm_id', '=', realmId)
    .where('type', '=', 'password')
    .execute();
}

/**
 * Sets the email address of an account after its owner has proved that mail to this address reaches them. Returns false
 * when another account has the address.
 */
export async function confirmAddress(
  trx: Trx,
  account: { realmId: number; accountId: number; email: string; now: Temporal.Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(trx)
    .updateTable('account')
    .set({ email: account.email, unconfirmed_email: null, email_verified_at: account.now })
    .where('id', '=', account.accountId)
    .where('realm_id', '=', account.realmId)
    .where((row) =>
      row.or([
        row('email', '=', account.email),
        row.and([row('email', 'is', null), row('unconfirmed_email', '=', account.email)]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account as other')
            .select('other.id')
            .where('other.realm_id', '=', account.realmId)
            .where('other.email', '=', account.email)
            .where('other.id', '!=', account.accountId),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function updateRole(
  trx: Executor,
  realmId: number,
  email: string,
  role: 'USER' | 'ADMIN',
): Promise<{ id: number; public_id: string } | undefined> {
  return tables(trx)
    .updateTable('account')
    .set({ role })
    .where('realm_id', '=', realmId)
    .where('email', '=', email)
    .returning(['id', 'public_id'])
    .executeTakeFirst();
}

export function insertConsentAnswers(
  trx: Trx,
  account: { realmId: number; accountId: number; now: Temporal.Instant },
  answers: readonly { fieldName: string; answer: boolean; wording: unknown }[],
): Promise<unknown> {
  if (answers.length === 0) return Promise.resolve();
  return tables(trx)
    .insertInto('consent_answer')
    .values(
      answers.map(({ fieldName, answer, wording }) => ({
        realm_id: account.realmId,
        account_id: account.accountId,
        field_name: fieldName,
        answer,
        wording: toJsonb(wording),
        answered_at: account.now,
      })),
    )
    .execute();
}

export function insertProfile(
  trx: Executor,
  profile: { realmId: number; accountId: number | null; name: string | null; now: Temporal.Instant },
): Promise<{ id: number; public_id: string }> {
  return tables(trx)
    .insertInto('profile')
    .values({
      public_id: createId<'Profile'>(),
      realm_id: profile.realmId,
      account_id: profile.accountId,
      name: profile.name,
      created_at: profile.now,
    })
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow();
}

/** Selects the oldest adult profile of an account, which is the one used after sign-in. */
export function selectFirstProfile(
  executor: Executor,
  { realmId, accountId }: { realmId: number; accountId: number },
): Promise<{ id: number; public_id: string }> {
  return tables(executor)
    .selectFrom('profile')
    .select(['id', 'public_id'])
    .where('account_id', '=', accountId)
    .where('realm_id', '=', realmId)
    .orderBy('kind')
    .orderBy('id')
    .executeTakeFirstOrThrow();
}
