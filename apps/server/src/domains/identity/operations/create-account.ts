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

/** Nothing when the address is taken. Without a password nobody can sign in to the account. */
export async function createAccount(
  trx: Executor,
  account: NewAccount & ({ password: string } | { passwordHash: string | null }),
): Promise<CreatedAccount | undefined> {
  const passwordHash =
    'passwordHash' in account ? account.passwordHash : await hashPassword(account.password);
  const { realmId, name, now } = account;
  const made = await insertAccount(trx, {
    realm_id: realmId,
    email: account.email,
    name,
    role: account.role ?? 'USER',
    password_hash: passwordHash,
    created_at: now,
  });
  if (!made) return undefined;
  const profile = await insertProfile(trx, { realmId, accountId: made.id, name, now });
  await emit(trx, { realmId, type: 'AccountCreated', payload: { accountId: made.public_id } });
  return { id: made.id, publicId: made.public_id, profileId: profile.id };
}
