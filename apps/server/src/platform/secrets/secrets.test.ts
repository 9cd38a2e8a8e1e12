import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createSecrets } from './index.ts';
import { tables } from './secret-table.ts';

const operatorKey = 'a key of the operator, long enough';
let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await createTestDatabase();
});
afterAll(() => testDb.drop());
afterEach(() => tables(testDb.db).deleteFrom('secret').execute());

const readStoredSecret = () => tables(testDb.db).selectFrom('secret').selectAll().executeTakeFirstOrThrow();

describe('readOrCreate', () => {
  test.each([undefined, operatorKey])(
    'returns the same secret to every process (SECRETS_KEY %s)',
    async (secretsKey) => {
      const processes = Array.from({ length: 3 }, () => createSecrets(testDb.db, secretsKey));
      const [firstSecret, ...otherSecrets] = await Promise.all(
        processes.map((secrets) => secrets.readOrCreate('tokens')),
      );
      expect(firstSecret).toHaveLength(32);
      for (const secret of otherSecrets) expect(secret).toEqual(firstSecret);
    },
  );

  test('returns different secrets for different names and realms', async () => {
    const secrets = createSecrets(testDb.db);
    const { rows } = await testDb.pool.query<{ id: number }>(
      "INSERT INTO realm (key, settings) VALUES ('one', '{}') RETURNING id",
    );
    const secretValues = [
      await secrets.readOrCreate('tokens'),
      await secrets.readOrCreate('cookies'),
      await secrets.readOrCreate('tokens', rows[0]?.id),
    ];
    expect(new Set(secretValues.map(String)).size).toBe(3);
  });

  test('stores the secret encrypted when SECRETS_KEY is set', async () => {
    const secret = await createSecrets(testDb.db, operatorKey).readOrCreate('tokens');
    const { value, key_version } = await readStoredSecret();
    expect(key_version).toBe(1);
    expect(value.includes(secret)).toBe(false);
  });

  test('encrypts an unencrypted secret once SECRETS_KEY is set', async () => {
    const secret = await createSecrets(testDb.db).readOrCreate('tokens');
    expect((await readStoredSecret()).key_version).toBe(0);
    expect(await createSecrets(testDb.db, operatorKey).readOrCreate('tokens')).toEqual(secret);
    expect((await readStoredSecret()).key_version).toBe(1);
    expect(await createSecrets(testDb.db, operatorKey).readOrCreate('tokens')).toEqual(secret);
  });

  test.each([
    [undefined, 'The secret tokens is encrypted. Set SECRETS_KEY.'],
    ['another key of the operator, too', 'The secret tokens cannot be decrypted.'],
  ])('throws a StartupError when SECRETS_KEY has become %s', async (secretsKey, message) => {
    await createSecrets(testDb.db, operatorKey).readOrCreate('tokens');
    await expect(createSecrets(testDb.db, secretsKey).readOrCreate('tokens')).rejects.toThrow(message);
  });

  test('throws when the value belongs to another secret', async () => {
    const secrets = createSecrets(testDb.db, operatorKey);
    await secrets.readOrCreate('tokens');
    await tables(testDb.db).updateTable('secret').set({ name: 'cookies' }).execute();
    await expect(secrets.readOrCreate('cookies')).rejects.toThrow('cannot be decrypted');
  });
});

describe('put', () => {
  const createRealm = async () => {
    const { rows } = await testDb.pool.query<{ id: number }>(
      `INSERT INTO realm (key, settings) VALUES ('realm-${crypto.randomUUID()}', '{}') RETURNING id`,
    );
    return Number(rows[0]?.id);
  };

  test('stores a secret that only its realm reads, and replaces it', async () => {
    const secrets = createSecrets(testDb.db);
    const [realmId, otherRealmId] = [await createRealm(), await createRealm()];
    await secrets.put('provider', realmId, Buffer.from('first'));
    await secrets.put('provider', realmId, Buffer.from('second'));
    expect(String(await secrets.read('provider', realmId))).toBe('second');
    expect(await secrets.read('provider', otherRealmId)).toBeUndefined();
  });

  test('encrypts the secret of an operator', async () => {
    const secrets = createSecrets(testDb.db, operatorKey);
    const realmId = await createRealm();
    await secrets.put('provider', realmId, Buffer.from('of the provider'));
    const { value, key_version } = await readStoredSecret();
    expect([value.includes('of the provider'), key_version]).toEqual([false, 1]);
    expect(String(await secrets.read('provider', realmId))).toBe('of the provider');
  });
});
