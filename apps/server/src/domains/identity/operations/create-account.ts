import type { Executor } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { insertAccount, insertProfile } from '../identity.queries.ts';
import { hashPassword } from '../password.ts';

export interface NewAccount {
  realmId: number;
  email: string;
  name: string;
  role?: 'USER' | 'ADMIN';
  now: Temporal.Instant;
}

export interface CreatedAccount {
  id: number;
  publicId: string;
  profileId: number;
}

/** Returns undefined when the email address is taken. An account without a password cannot sign in with one. */
export async function createAccount(
  trx: Executor,
  account: NewAccount & ({ password: string } | { passwordHash: string | null }),
): Promise<CreatedAccount | undefined> {
  const passwordHash =
    'passwordHash' in account ? account.passwordHash : await hashPassword(account.password);
  const { realmId, name, now } = account;
  const insertedAccount = await insertAccount(trx, {
    realm_id: realmId,
    email: account.email,
    name,
    role: account.role ?? 'USER',
    password_hash: passwordHash,
    created_at: now,
  });
  if (!insertedAccount) return undefined;
  const profile = await insertProfile(trx, { realmId, accountId: insertedAccount.id, name, now });
  await emit(trx, { realmId, type: 'AccountCreated', payload: { accountId: insertedAccount.public_id } });
  return { id: insertedAccount.id, publicId: insertedAccount.public_id, profileId: profile.id };
}
