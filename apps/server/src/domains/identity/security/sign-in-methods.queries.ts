// SQL for the methods with which the person of an account can sign in.
import type { Trx } from '../../../platform/database/index.ts';
import { tables } from '../identity.tables.ts';

export interface SignInMethods {
  hasEmail: boolean;
  hasPassword: boolean;
  /** The names of the providers that the account is connected with. */
  providerNames: readonly string[];
  passkeyCount: number;
}

/** Locks the account until the end of the transaction, and selects its sign-in methods. */
export async function lockSignInMethods(
  trx: Trx,
  { realmId, accountId }: { realmId: number; accountId: number },
): Promise<SignInMethods> {
  const account = await tables(trx)
    .selectFrom('account')
    .select('email')
    .where('realm_id', '=', realmId)
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  const credentials = await tables(trx)
    .selectFrom('credential')
    .select(['type', 'provider'])
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .execute();
  const { count } = await tables(trx)
    .selectFrom('passkey')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('realm_id', '=', realmId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    hasEmail: (account?.email ?? null) !== null,
    hasPassword: credentials.some(({ type }) => type === 'password'),
    providerNames: credentials.flatMap(({ provider }) => provider ?? []),
    passkeyCount: count,
  };
}
