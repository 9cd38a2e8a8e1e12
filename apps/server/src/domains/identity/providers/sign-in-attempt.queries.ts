// SQL for sign-ins with a provider that browsers have started.
import type { Database } from '../../../platform/database/index.ts';
import { tables } from '../identity.tables.ts';

interface AttemptKey {
  realmId: number;
  clientName: string;
  stateHash: Buffer;
  browserHash: Buffer;
}

export async function insertAttempt(
  db: Database,
  attempt: AttemptKey & { redirectUri: string; expiresAt: Temporal.Instant },
): Promise<void> {
  await tables(db)
    .insertInto('sign_in_attempt')
    .values({
      state_hash: attempt.stateHash,
      realm_id: attempt.realmId,
      client: attempt.clientName,
      browser_hash: attempt.browserHash,
      redirect_uri: attempt.redirectUri,
      expires_at: attempt.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Marks an attempt as used. Returns undefined unless it was valid, so only one of several concurrent requests gets it. */
export function consumeAttempt(
  db: Database,
  { realmId, clientName, stateHash, browserHash, now }: AttemptKey & { now: Temporal.Instant },
): Promise<{ redirect_uri: string } | undefined> {
  return tables(db)
    .updateTable('sign_in_attempt')
    .set({ used_at: now })
    .where('state_hash', '=', stateHash)
    .where('realm_id', '=', realmId)
    .where('client', '=', clientName)
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('redirect_uri')
    .executeTakeFirst();
}

/** Deletes the expired attempts of all realms. */
export async function deleteExpiredProviderSignInAttempts(
  db: Database,
  now: Temporal.Instant,
): Promise<void> {
  await tables(db).deleteFrom('sign_in_attempt').where('expires_at', '<', now).execute();
}
