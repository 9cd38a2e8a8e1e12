// Secrets that the service creates for itself, such as keys that sign tokens, and secrets that an operator enters, such as
// those of sign-in providers. All processes read the same ones.
import { hkdfSync, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type Database, runInTransaction } from '../database/index.ts';
import { StartupError } from '../process/index.ts';
import { decrypt, encrypt } from './encryption.ts';
import { type SecretTable, tables } from './secret-table.ts';

/** A secret of the whole service. */
interface ServiceSecret {
  name: string;
  value: Buffer;
  createdAt: Temporal.Instant;
}

export interface Secrets {
  /**
   * The secret of 32 bytes with this name, of a realm or of the whole service. When two processes create it
   * concurrently, both return the same one.
   */
  readOrCreate(name: string, realmId?: number): Promise<Buffer>;
  /** The secret with this name; undefined if it was never stored. */
  read(name: string, realmId: number): Promise<Buffer | undefined>;
  /** Stores a secret, or replaces it. */
  put(name: string, realmId: number, value: Buffer): Promise<void>;
  /** `realmId` is null for a secret of the whole service. */
  delete(name: string, realmId: number | null): Promise<void>;
  /** The secrets of the whole service whose names begin with a prefix. */
  list(prefix: string): Promise<ServiceSecret[]>;
  /** Creates a secret of 32 bytes of the whole service, unless one with this name exists. */
  create(name: string, createdAt: Temporal.Instant): Promise<void>;
}

interface SecretId {
  name: string;
  realmId: number | null;
}

const secretLength = 32;
const unencryptedVersion = 0;
const encryptedVersion = 1;

/** `secretsKey` is the setting SECRETS_KEY. Without it, secrets are stored unencrypted. */
export function createSecrets(db: Database, secretsKey?: string): Secrets {
  const key = secretsKey === undefined ? undefined : deriveKey(Buffer.from(secretsKey), 'stored secrets');
  /** Encryption authenticates this text with the value. If its format changed, stored secrets could not be decrypted. */
  const getAuthenticatedName = ({ name, realmId }: SecretId) => `${realmId ?? ''}/${name}`;

  function findSecret({ name, realmId }: SecretId) {
    return tables(db)
      .selectFrom('secret')
      .selectAll()
      .where('name', '=', name)
      .where('realm_id', 'is not distinct from', realmId)
      .executeTakeFirst();
  }

  function encryptSecret(secretId: SecretId, value: Buffer): Pick<SecretTable, 'value' | 'key_version'> {
    if (!key) return { value, key_version: unencryptedVersion };
    return { value: encrypt(key, getAuthenticatedName(secretId), value), key_version: encryptedVersion };
  }

  /** A secret that was stored before SECRETS_KEY was set is encrypted on its next read. */
  async function encryptStoredSecret(secretId: SecretId, value: Buffer): Promise<void> {
    await tables(db)
      .updateTable('secret')
      .set(encryptSecret(secretId, value))
      .where('name', '=', secretId.name)
      .where('realm_id', 'is not distinct from', secretId.realmId)
      .where('key_version', '=', unencryptedVersion)
      .execute();
  }

  async function decryptRow(secretId: SecretId, row: Selectable<SecretTable>): Promise<Buffer> {
    if (row.key_version === unencryptedVersion) {
      if (key) await encryptStoredSecret(secretId, row.value);
      return row.value;
    }
    if (!key) throw new StartupError(`The secret ${secretId.name} is encrypted. Set SECRETS_KEY.`);
    try {
      return decrypt(key, getAuthenticatedName(secretId), row.value);
    } catch {
      throw new StartupError(
        `The secret ${secretId.name} cannot be decrypted. Set SECRETS_KEY to the value with which the secret was encrypted.`,
      );
    }
  }

  return {
    async read(name, realmId) {
      const secretId = { name, realmId };
      const storedSecret = await findSecret(secretId);
      return storedSecret && decryptRow(secretId, storedSecret);
    },
    put: (name, realmId, value) =>
      runInTransaction(db, async (trx) => {
        await tables(trx)
          .deleteFrom('secret')
          .where('name', '=', name)
          .where('realm_id', '=', realmId)
          .execute();
        const encryptedSecret = encryptSecret({ name, realmId }, value);
        await tables(trx)
          .insertInto('secret')
          .values({ name, realm_id: realmId, ...encryptedSecret })
          .execute();
      }),
    async delete(name, realmId) {
      await tables(db)
        .deleteFrom('secret')
        .where('name', '=', name)
        .where('realm_id', 'is not distinct from', realmId)
        .execute();
    },
    async list(prefix) {
      const rows = await tables(db)
        .selectFrom('secret')
        .selectAll()
        .where('realm_id', 'is', null)
        .where(({ fn, val }) => fn<boolean>('starts_with', ['name', val(prefix)]))
        .execute();
      return Promise.all(
        rows.map(async (row) => ({
          name: row.name,
          value: await decryptRow({ name: row.name, realmId: null }, row),
          createdAt: row.created_at,
        })),
      );
    },
    async create(name, createdAt) {
      const secretId = { name, realmId: null };
      await tables(db)
        .insertInto('secret')
        .values({
          name,
          realm_id: null,
          ...encryptSecret(secretId, randomBytes(secretLength)),
          created_at: createdAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async readOrCreate(name, realmId) {
      const secretId = { name, realmId: realmId ?? null };
      const storedSecret = await findSecret(secretId);
      if (storedSecret) return decryptRow(secretId, storedSecret);
      await tables(db)
        .insertInto('secret')
        .values({ name, realm_id: secretId.realmId, ...encryptSecret(secretId, randomBytes(secretLength)) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const createdSecret = await findSecret(secretId);
      if (!createdSecret) throw new Error(`The secret ${name} was not stored`);
      return decryptRow(secretId, createdSecret);
    },
  };
}

/** Derives a key for one purpose, so that a signature or ciphertext for one purpose is not valid for another. */
export function deriveKey(secret: Buffer, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}
