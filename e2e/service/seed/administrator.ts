import { createAccount } from '../../../apps/server/src/domains/identity/index.ts';
import type { Services } from '../../../apps/server/src/services.ts';
import { password } from './realm-file.ts';

export const administrator = 'grace@example.com';

export async function seedOperators({ db, clock }: Services, realmId: number): Promise<void> {
  await createAccount(db, {
    realmId,
    email: administrator,
    password,
    name: 'Grace',
    role: 'ADMIN',
    now: clock.now(),
  });
}
