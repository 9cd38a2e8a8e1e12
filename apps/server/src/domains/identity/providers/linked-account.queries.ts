// SQL for the credentials that connect an account with the person whom a provider knows.
import type { Executor, Trx } from '../../../platform/database/index.ts';
import { tables } from '../identity.tables.ts';
import type { ProviderIdentity } from './provider.ts';

/** Selects the account that a person has connected: by issuer and subject, never by the email address. */
export function selectLinkedAccount(
  trx: Trx,
  { realmId, issuer, subject }: { realmId: number } & Pick<ProviderIdentity, 'issuer' | 'subject'>,
): Promise<{ account_id: number } | undefined> {
  return tables(trx)
    .selectFrom('credential')
    .select('account_id')
    .where('realm_id', '=', realmId)
    .where('type', '=', 'provider')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Returns false when the person is connected to an account already. */
export async function insertLinkedAccount(
  trx: Trx,
  link: {
    realmId: number;
    accountId: number;
    clientName: string;
    identity: ProviderIdentity;
    now: Temporal.Instant;
  },
): Promise<boolean> {
  const { identity } = link;
  const { numInsertedOrUpdatedRows } = await tables(trx)
    .insertInto('credential')
    .values({
      realm_id: link.realmId,
      account_id: link.accountId,
      type: 'provider',
      provider: link.clientName,
      issuer: identity.issuer,
      subject: identity.subject,
      email_verified: identity.isEmailVerified,
      created_at: link.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Selects the names of the providers that an account is connected with. */
export async function selectLinkedProviders(
  executor: Executor,
  { realmId, accountId }: { realmId: number; accountId: number },
): Promise<string[]> {
  const rows = await tables(executor)
    .selectFrom('credential')
    .select('provider')
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .where('type', '=', 'provider')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ provider }) => provider ?? []);
}

/** Gives an account a verified address, unless it has one or another account has that. */
export async function setFirstEmail(
  trx: Trx,
  {
    realmId,
    accountId,
    email,
    now,
  }: { realmId: number; accountId: number; email: string; now: Temporal.Instant },
): Promise<void> {
  await tables(trx)
    .updateTable('account')
    .set({ email, email_verified_at: now })
    .where('realm_id', '=', realmId)
    .where('id', '=', accountId)
    .where('email', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account as other')
            .select('other.id')
            .where('other.realm_id', '=', realmId)
            .where('other.email', '=', email),
        ),
      ),
    )
    .execute();
}

/** Whether the person of an account has proved that they read its mail. */
export async function hasVerifiedEmail(
  trx: Trx,
  { realmId, accountId }: { realmId: number; accountId: number },
): Promise<boolean> {
  const account = await tables(trx)
    .selectFrom('account')
    .select('email_verified_at')
    .where('realm_id', '=', realmId)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return (account?.email_verified_at ?? null) !== null;
}

export async function deleteLinkedAccount(
  trx: Trx,
  { realmId, accountId, clientName }: { realmId: number; accountId: number; clientName: string },
): Promise<void> {
  await tables(trx)
    .deleteFrom('credential')
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .where('type', '=', 'provider')
    .where('provider', '=', clientName)
    .execute();
}
