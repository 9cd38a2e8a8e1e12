import type { SecurityEvent, Tokens } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  defaultClientName,
  type ProviderService,
  startProviderService,
} from '../../../../test/providers/provider-service.ts';

let harness: ProviderService;
beforeAll(async () => {
  harness = await startProviderService();
});
afterAll(() => harness.close());

const path = '/api/v2/user/linked-accounts';
const unlink = (token: string, clientName = defaultClientName) =>
  harness.service.request(`${path}/${clientName}`, { method: 'DELETE', token });
const readLinkedAccounts = async (token: string) =>
  (await harness.service.request<Pick<Tokens, 'linkedAccounts'>>(path, { token })).body.linkedAccounts;

/** Signs a new person in with the provider, and returns the token. */
async function signInPerson(subject: string, emailVerified: boolean): Promise<string> {
  const person = { subject, email: `${subject}@example.com`, emailVerified };
  return (await harness.createBrowser().signIn(person)).body.authorisationToken;
}

describe('DELETE /api/v2/user/linked-accounts/:provider', () => {
  test('disconnects the provider of an account with an email address, and records it', async () => {
    const token = await signInPerson('with-address', true);
    expect(await readLinkedAccounts(token)).toEqual([{ provider: defaultClientName }]);
    expect((await unlink(token)).status).toBe(204);
    expect(await readLinkedAccounts(token)).toEqual([]);
    const { body } = await harness.service.request<{ events: SecurityEvent[] }>(
      '/api/v2/user/security-events',
      { token },
    );
    expect(body.events[0]?.kind).toBe('providerUnlinked');
    expect((await unlink(token)).status).toBe(404);
  });

  test('refuses the last method with which the person can sign in', async () => {
    const token = await signInPerson('without-address', false);
    const { status, body } = await unlink(token);
    expect([status, body.code]).toEqual([409, 'lastSignInMethod']);
    expect(await readLinkedAccounts(token)).toHaveLength(1);
  });

  test('refuses the provider of an account with an address where nobody signs in by email', async () => {
    const token = await signInPerson('address-of-no-use', true);
    await harness.applyRealm({ emailSignIn: { password: false, magicLink: false } });
    const { status } = await unlink(token);
    await harness.applyRealm();
    expect(status).toBe(409);
  });

  test('does not change another account', async () => {
    const token = await signInPerson('owner', true);
    const { authorisationToken: otherToken } = await harness.service.signInNewAccount();
    expect((await unlink(otherToken)).status).toBe(404);
    expect(await readLinkedAccounts(otherToken)).toEqual([]);
    expect(await readLinkedAccounts(token)).toHaveLength(1);
  });
});
