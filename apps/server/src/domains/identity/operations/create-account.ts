import type { Executor } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { insertAccount, insertProfile, putPassword } from '../identity.queries.ts';
import { hashPassword } from '../password.ts';

export interface NewAccount {
  realmId: number;
  name: string;
  role?: 'USER' | 'ADMIN';
  /** When the person proved that they read the mail of the address. */
  emailVerifiedAt?: Temporal.Instant;
  now: Temporal.Instant;
}

export interface CreatedAccount {
  id: number;
  publicId: string;
  profileId: number;
}

/** `passwordHash` is null for an account that cannot sign in with a password. */
type Password = { password: string } | { passwordHash: string | null };

/** Returns undefined when the email address is taken. */
export async function createAccount(
  trx: Executor,
  account: NewAccount & { email: string | null } & Password,
): Promise<CreatedAccount | undefined> {
  const passwordHash =
    'passwordHash' in account ? account.passwordHash : await hashPassword(account.password);
  return insertWithProfile(trx, { ...account, passwordHash });
}

/** Creates an account that gets its address once the person confirms it. */
export async function createUnconfirmedAccount(
  trx: Executor,
  { unconfirmedEmail, ...account }: NewAccount & { unconfirmedEmail: string; passwordHash: string },
): Promise<CreatedAccount> {
  const createdAccount = await insertWithProfile(trx, { ...account, email: null, unconfirmedEmail });
  if (!createdAccount) throw new Error('an account without an address conflicts with another');
  return createdAccount;
}

async function insertWithProfile(
  trx: Executor,
  account: NewAccount & { email: string | null; unconfirmedEmail?: string; passwordHash: string | null },
): Promise<CreatedAccount | undefined> {
  const { realmId, name, passwordHash, now } = account;
  const insertedAccount = await insertAccount(trx, {
    realm_id: realmId,
    email: account.email,
    unconfirmed_email: account.unconfirmedEmail ?? null,
    email_verified_at: account.emailVerifiedAt ?? null,
    name,
    role: account.role ?? 'USER',
    created_at: now,
  });
  if (!insertedAccount) return undefined;
  const accountId = insertedAccount.id;
  if (passwordHash !== null) await putPassword(trx, { realmId, accountId, hash: passwordHash, now });
  const profile = await insertProfile(trx, { realmId, accountId, name, now });
  await emit(trx, { realmId, type: 'AccountCreated', payload: { accountId: insertedAccount.public_id } });
  return { id: accountId, publicId: insertedAccount.public_id, profileId: profile.id };
}
