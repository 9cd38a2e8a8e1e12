// SQL for accounts, profiles and consent answers.

import type { Insertable } from 'kysely';
import { type Executor, type Trx, toJsonb } from '../../platform/database/index.ts';
import { createId } from '../../platform/ids/index.ts';
import { type IdentityTables, tables } from './identity.tables.ts';

export interface AccountRow {
  id: number;
  public_id: string;
  email: string;
  name: string;
  role: 'USER' | 'ADMIN';
  password_hash: string | null;
}

const accountColumns = ['id', 'public_id', 'email', 'name', 'role', 'password_hash'] as const;

export function selectAccount(
  executor: Executor,
  { realmId, email }: { realmId: number; email: string },
): Promise<AccountRow | undefined> {
  return tables(executor)
    .selectFrom('account')
    .select(accountColumns)
    .where('realm_id', '=', realmId)
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Returns undefined when the email address is taken. */
export function insertAccount(
  trx: Executor,
  account: Omit<Insertable<IdentityTables['account']>, 'public_id' | 'id'>,
): Promise<AccountRow | undefined> {
  return tables(trx)
    .insertInto('account')
    .values({ ...account, public_id: createId<'Account'>() })
    .onConflict((conflict) => conflict.columns(['realm_id', 'email']).doNothing())
    .returning(accountColumns)
    .executeTakeFirst();
}

export function updateRole(
  trx: Executor,
  realmId: number,
  email: string,
  role: 'USER' | 'ADMIN',
): Promise<{ public_id: string } | undefined> {
  return tables(trx)
    .updateTable('account')
    .set({ role })
    .where('realm_id', '=', realmId)
    .where('email', '=', email)
    .returning('public_id')
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

/** Selects the oldest profile of an account, which is the one used after sign-in. */
export function selectFirstProfile(
  executor: Executor,
  { realmId, accountId }: { realmId: number; accountId: number },
): Promise<{ id: number; public_id: string }> {
  return tables(executor)
    .selectFrom('profile')
    .select(['id', 'public_id'])
    .where('account_id', '=', accountId)
    .where('realm_id', '=', realmId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
}
