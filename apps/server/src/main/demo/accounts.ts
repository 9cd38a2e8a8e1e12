// Accounts of the demo realm. Their passwords are derived from a secret of the installation, so that the server can
// print them at each start without storing them.

import { createHmac } from 'node:crypto';
import { grantLicence } from '../../domains/entitlement/index.ts';
import { createAccount } from '../../domains/identity/index.ts';
import type { Secrets } from '../../platform/secrets/index.ts';
import type { SeedContext } from './seed-context.ts';

export interface DemoAccount {
  name: 'viewer' | 'subscriber' | 'admin';
  email: string;
  password: string;
}

const displayNames = {
  viewer: 'Vera Viewer',
  subscriber: 'Samir Subscriber',
  admin: 'Ada Admin',
} as const satisfies Record<DemoAccount['name'], string>;

const passwordAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

function derivePassword(secret: Buffer, email: string): string {
  const digest = createHmac('sha256', secret).update(email).digest();
  const characters = [...digest.subarray(0, 12)]
    .map((byte) => passwordAlphabet[byte % passwordAlphabet.length])
    .join('');
  return `${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;
}

/** Returns the initial passwords; an account's own password may have been changed since. */
export async function deriveDemoAccounts(secrets: Secrets): Promise<DemoAccount[]> {
  const secret = await secrets.readOrCreate('demo-passwords');
  return (['viewer', 'subscriber', 'admin'] as const).map((name) => {
    const email = `${name}@example.com`;
    return { name, email, password: derivePassword(secret, email) };
  });
}

export async function seedAccounts({ trx, realmId, now }: SeedContext, secrets: Secrets): Promise<void> {
  for (const { name, email, password } of await deriveDemoAccounts(secrets)) {
    const role = name === 'admin' ? 'ADMIN' : 'USER';
    const account = await createAccount(trx, {
      realmId,
      email,
      password,
      name: displayNames[name],
      role,
      now,
    });
    if (!account) throw new Error(`${email} already has an account`);
    if (name === 'viewer') continue;
    await grantLicence(trx, {
      realmId,
      accountId: account.id,
      licence: 'premium',
      from: now,
      reason: 'demo',
      now,
    });
  }
}
