import type { RealmContext } from '../../calls/index.ts';
import { listRealms } from '../../domains/realm/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { CommandError } from './command-error.ts';

/** Returns the realm with the key; without a key, the only realm. */
export async function requireRealm(db: Database, key: string | undefined): Promise<RealmContext> {
  const realms = await listRealms(db);
  const realmKeys = realms.map((realm) => realm.key).join(', ');
  if (realms.length === 0) {
    throw new CommandError(
      'There is no realm yet. Start the service once, or run: npx matinee realm apply FILE',
    );
  }
  const [firstRealm, secondRealm] = key === undefined ? realms : realms.filter((realm) => realm.key === key);
  if (!firstRealm) throw new CommandError(`There is no realm ${key}. Realms: ${realmKeys}`);
  if (secondRealm) throw new CommandError(`Select a realm with --realm KEY: ${realmKeys}`);
  return firstRealm;
}
