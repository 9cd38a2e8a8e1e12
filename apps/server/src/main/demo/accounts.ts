// People who can sign in to the demo realm. Their passwords are made for each installation from its own secret, so
// that the start can say them and nobody else knows them.
import { createHmac } from 'node:crypto';
import { grant } from '../../domains/entitlement/index.ts';
import { createAccount } from '../../domains/identity/index.ts';
import type { Secrets } from '../../platform/secrets/index.ts';
import type { SeedFrame } from './seed-frame.ts';

export interface DemoSignIn {
  /** What this person is there for. */
  who: 'viewer' | 'subscriber' | 'admin';
  email: string;
  password: string;
}

const people = [
  { who: 'viewer', name: 'Vera Viewer' },
  { who: 'subscriber', name: 'Samir Subscriber' },
  { who: 'admin', name: 'Ada Admin' },
] as const;

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

function passwordFrom(secret: Buffer, email: string): string {
  const digest = createHmac('sha256', secret).update(email).digest();
  const text = [...digest.subarray(0, 12)].map((byte) => letters[byte % letters.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}

/** The sign-ins of the demo realm, as long as nobody changes them. */
export async function demoSignIns(secrets: Secrets): Promise<DemoSignIn[]> {
  const secret = await secrets.readOrCreate('demo-passwords');
  return people.map(({ who }) => {
    const email = `${who}@example.com`;
    return { who, email, password: passwordFrom(secret, email) };
  });
}

export async function seedAccounts({ trx, realmId, now }: SeedFrame, secrets: Secrets): Promise<void> {
  for (const { who, email, password } of await demoSignIns(secrets)) {
    const name = people.find((person) => person.who === who)?.name ?? who;
    const role = who === 'admin' ? 'ADMIN' : 'USER';
    const account = await createAccount(trx, { realmId, email, password, name, role, now });
    if (!account) throw new Error(`${email} has an account already`);
    if (who === 'viewer') continue;
    const accountId = account.id;
    await grant(trx, { realmId, accountId, licence: 'premium', from: now, reason: 'demo', now });
  }
}
