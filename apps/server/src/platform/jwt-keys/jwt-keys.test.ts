import { createMovableClock } from '@matinee/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createSecrets, type Secrets } from '../secrets/index.ts';
import {
  createJwtKeys,
  deleteUnusedJwtKeys,
  listJwtKeys,
  revokeOldJwtKeys,
  rotateJwtKeys,
  rotateOldJwtKeys,
} from './index.ts';

const maxTokenSeconds = 900;
let database: TestDatabase;
let secrets: Secrets;
const clock = createMovableClock('2027-03-01T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  secrets = createSecrets(database.db, 'a key of the operator, long enough');
});
afterAll(() => database.drop());
afterEach(() => database.pool.query('DELETE FROM secret'));

/** Keys as another node reads them. */
const openNode = () => createJwtKeys({ secrets, clock }).forPurpose('access token', maxTokenSeconds);
const listStates = async () =>
  (await listJwtKeys(secrets, clock.now())).map(({ kid, state }) => `${kid} ${state}`);

describe('JWT keys', () => {
  test('are the same on nodes that start at once, and differ by purpose', async () => {
    const nodes = [openNode(), openNode(), openNode()];
    const [first, ...others] = await Promise.all(nodes.map((node) => node.getSigningKey()));
    expect(first?.kid).toBe('1');
    for (const other of others) expect(other).toEqual(first);
    const otherPurpose = createJwtKeys({ secrets, clock }).forPurpose('media token', 300);
    expect((await otherPurpose.getSigningKey()).key).not.toEqual(first?.key);
  });

  test('are stored encrypted', async () => {
    await openNode().getSigningKey();
    const { rows } = await database.pool.query('SELECT name, key_version FROM secret');
    expect(rows).toEqual([{ name: 'jwt-key/1', key_version: 1 }]);
  });

  test('rotate on running nodes: each knows the new key before one signs with it', async () => {
    const [node, otherNode] = [openNode(), openNode()];
    const { key: firstKey } = await node.getSigningKey();
    await otherNode.getSigningKey();
    await rotateJwtKeys(secrets, clock.now());
    clock.advance({ seconds: 59 });
    expect((await node.getSigningKey()).kid).toBe('1');
    expect(await otherNode.findKey('2')).toBeDefined();
    clock.advance({ seconds: 1 });
    const { kid, key } = await node.getSigningKey();
    expect(kid).toBe('2');
    expect(await otherNode.findKey('2')).toEqual(key);
    expect(await otherNode.findKey('1')).toEqual(firstKey);
  });

  test('accept an old key until the last token that it signed has ended, and no longer', async () => {
    const node = openNode();
    await node.getSigningKey();
    await rotateJwtKeys(secrets, clock.now());
    // A node signs with the old key for a minute, or for two if its clock is late.
    clock.advance({ seconds: 120 + maxTokenSeconds - 1 });
    await deleteUnusedJwtKeys(secrets, { maxTokenSeconds, now: clock.now() });
    expect(await node.findKey('1')).toBeDefined();
    clock.advance({ seconds: 1 });
    expect(await node.findKey('1')).toBeUndefined();
    expect(await node.findKey('2')).toBeDefined();
    await deleteUnusedJwtKeys(secrets, { maxTokenSeconds, now: clock.now() });
    expect(await listStates()).toEqual(['2 signing']);
  });

  test('are refused within five seconds after an operator revoked them', async () => {
    const [node, otherNode] = [openNode(), openNode()];
    await node.getSigningKey();
    await otherNode.getSigningKey();
    await rotateJwtKeys(secrets, clock.now());
    await revokeOldJwtKeys(secrets);
    clock.advance({ seconds: 5 });
    expect(await node.findKey('1')).toBeUndefined();
    const { kid, key } = await otherNode.getSigningKey();
    expect([kid, await node.findKey(kid)]).toEqual(['2', key]);
  });

  test('are replaced once the newest is 90 days old', async () => {
    await openNode().getSigningKey();
    clock.advance({ days: 89 });
    await rotateOldJwtKeys(secrets, clock.now());
    expect(await listStates()).toEqual(['1 signing']);
    clock.advance({ days: 1 });
    await Promise.all([rotateOldJwtKeys(secrets, clock.now()), rotateOldJwtKeys(secrets, clock.now())]);
    expect(await listStates()).toEqual(['2 next', '1 signing']);
    clock.advance({ minutes: 1 });
    expect(await listStates()).toEqual(['2 signing', '1 accepted']);
  });

  test('do not accept an unknown kid', async () => {
    const node = openNode();
    await node.getSigningKey();
    for (const kid of ['2', '0', '', '../1', '01']) expect(await node.findKey(kid)).toBeUndefined();
  });
});
