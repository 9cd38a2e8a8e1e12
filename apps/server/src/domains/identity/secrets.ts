// The keys that the service signs with. Made once, kept in the database, the same for every process.

import { hkdfSync, randomBytes } from 'node:crypto';
import type { Executor } from '../../platform/database/index.ts';
import { tables } from './identity.tables.ts';

const name = 'session-signing-key';

export interface SigningKeys {
  accessToken: Uint8Array;
  cookie: Uint8Array;
}

export async function readSigningKeys(executor: Executor): Promise<SigningKeys> {
  const root = await readOrMakeSecret(executor, name);
  return { accessToken: derive(root, 'access token'), cookie: derive(root, 'document cookie') };
}

/** A secret of 32 bytes by its name. Of two processes that make it at once, one wins. */
export async function readOrMakeSecret(executor: Executor, secret: string): Promise<Buffer> {
  const read = () =>
    tables(executor)
      .selectFrom('service_secret')
      .select('value')
      .where('name', '=', secret)
      .executeTakeFirst();
  const present = await read();
  if (present) return present.value;
  await tables(executor)
    .insertInto('service_secret')
    .values({ name: secret, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await read();
  if (!made) throw new Error(`The secret ${secret} could not be made`);
  return made.value;
}

function derive(root: Buffer, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', root, '', purpose, 32));
}
