// Sign-in with an id and a secret that a partner checks.
import type { ErrorResponse, Tokens } from '@matinee/contract';
import { type CredentialProvider, startCredentialProvider } from '@matinee/testing/credential-provider';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../../test/service.ts';
import { tables } from '../../../../../test/tables.ts';
import { putProviderSecret } from '../../index.ts';
import { createCredentialProvider } from './credential-provider.ts';

let service: TestService;
let partner: CredentialProvider;
beforeAll(async () => {
  service = await startService();
  partner = await startCredentialProvider();
  await applyProviders(['pbr', 'sptv']);
  for (const clientName of ['pbr', 'sptv']) await putSecret(clientName, partner.serviceSecret);
});
afterEach(() => partner.setFailure(null));
afterAll(async () => {
  await partner.close();
  await service.close();
});

const createSettings = (clientName: string) => ({
  kind: 'credentials' as const,
  name: 'Harbour Cable',
  clientName,
  signInUri: partner.signInUri,
  userInfoFields: { subject: 'number', email: 'mail', name: 'holder' },
  hasVerifiedEmails: true,
  privateNetwork: true,
});

const applyProviders = (clientNames: string[], changes: object = {}) =>
  service.applyRealm({
    key: 'lantern',
    signInProviders: clientNames.map((clientName) => ({ ...createSettings(clientName), ...changes })),
  });

const putSecret = (clientName: string, secret: string) =>
  putProviderSecret(service.services.secrets, { realmId: service.realmId, clientName, secret });

interface SignInRequest {
  path?: string;
  token?: string;
  link?: boolean;
}

const signIn = (
  id: string,
  secret: string,
  { path = '/auth-provider/pbr', token, link = false }: SignInRequest = {},
) =>
  service.request<Tokens & ErrorResponse>(`/api/v2/login${path}`, {
    body: { id, secret, link },
    ...(token && { token }),
  });

function putCustomer(id: string, person: Record<string, unknown> = {}) {
  const number = `number-${id}`;
  partner.putCustomer(id, {
    secret: '4711',
    person: { number, mail: `${id}@example.com`, holder: 'Grace', ...person },
  });
}

test.each(['/auth-provider/pbr', '/sptv'])(
  'POST /login%s creates an account at the first sign-in, and signs in to it at the next',
  async (path) => {
    putCustomer(`first${path.length}`);
    const first = await signIn(`first${path.length}`, '4711', { path });
    expect([first.status, first.body.user, first.body.linkedAccounts]).toMatchObject([
      200,
      { name: 'Grace', email: `first${path.length}@example.com`, isGuest: false },
      [{ provider: path.split('/').at(-1) }],
    ]);
    const next = await signIn(`first${path.length}`, '4711', { path });
    expect([next.status, next.body.user.id]).toEqual([200, first.body.user.id]);
  },
);

test.each([
  ['first', 'wrong'],
  ['nobody', '4711'],
])('refuses the id %s with the secret %s', async (id, secret) => {
  putCustomer('first');
  const { status, body } = await signIn(id, secret);
  expect([status, body.code]).toEqual([401, 'failedAuthentication']);
});

test('refuses empty fields without a request to the provider', async () => {
  const countBefore = partner.requestCount;
  const { status, body } = await signIn('', '');
  expect([status, body.code, partner.requestCount]).toEqual([400, 'emptyInputs', countBefore]);
});

test('refuses more guesses for one id after ten', async () => {
  putCustomer('guessed');
  for (let guess = 0; guess < 10; guess++) await signIn('guessed', `${guess}`);
  const countBefore = partner.requestCount;
  const { status, body } = await signIn('guessed', '4711');
  expect([status, body.code, partner.requestCount]).toEqual([429, 'tooManyRequests', countBefore]);
});

describe('the failure of a provider', () => {
  test.each([
    [500, { message: 'Closed for maintenance' }, 502, 'providerUnavailable', 'Closed for maintenance'],
    [503, 'no object', 502, 'providerUnavailable', undefined],
    [403, { message: 'Contract has ended' }, 401, 'failedProviderSignIn', 'Contract has ended'],
    [200, { holder: 'Nobody' }, 401, 'failedProviderSignIn', undefined],
    [302, {}, 401, 'failedProviderSignIn', undefined],
  ])('%d %j is the error %d %s', async (failureStatus, failure, status, code, message) => {
    partner.setFailure({ status: failureStatus, body: failure });
    const response = await signIn('anybody', '4711');
    expect([response.status, response.body.code, response.body.params?.message]).toEqual([
      status,
      code,
      message,
    ]);
    if (message) expect(response.body.messages).toEqual([message]);
  });

  test('is reported if the service has another secret than the provider expects', async () => {
    await putSecret('pbr', 'another secret');
    const { status, body } = await signIn('anybody', '4711');
    await putSecret('pbr', partner.serviceSecret);
    expect([status, body.code]).toEqual([401, 'failedProviderSignIn']);
  });
});

test('uses an address only if the provider verifies all', async () => {
  putCustomer('unverified');
  await applyProviders(['pbr', 'sptv'], { hasVerifiedEmails: false });
  const { status, body } = await signIn('unverified', '4711');
  await applyProviders(['pbr', 'sptv']);
  expect([status, body.user.email]).toEqual([200, undefined]);
});

test('sends no request into a private network unless the settings allow it', async () => {
  const { requestCount } = partner;
  const settings = { ...createSettings('pbr'), fields: {}, privateNetwork: false };
  const provider = createCredentialProvider(settings, partner.serviceSecret);
  await expect(provider.readIdentity({ id: 'first', secret: '4711' })).rejects.toMatchObject({
    reason: 'unavailable',
  });
  expect(partner.requestCount).toBe(requestCount);
});

test('connects the person with the account of the token', async () => {
  putCustomer('linked', { mail: 'linked@harbour.example' });
  const { user, authorisationToken: token } = await service.signInNewAccount({ email: 'owner@example.com' });
  await tables(service.services.db)
    .updateTable('account')
    .set({ email_verified_at: service.clock.now() })
    .where('email', '=', 'owner@example.com')
    .execute();
  const refused = await signIn('linked', '4711', { token });
  expect([refused.status, refused.body.params]).toEqual([409, { reason: 'notLinked' }]);
  const { status, body } = await signIn('linked', '4711', { token, link: true });
  expect([status, body.user?.id]).toEqual([200, user.id]);
});

test.each([
  ['/auth-provider/acme', 'a provider that the realm does not have'],
  ['/auth-provider/google', 'a provider of another kind'],
])('POST /login%s returns 404: %s', async (path) => {
  expect((await signIn('first', '4711', { path })).status).toBe(404);
});

test('another realm does not have the provider', async () => {
  await service.applyRealm({ key: 'other' });
  const { status } = await service.request('/api/v2/login/sptv', {
    realm: 'other',
    body: { id: 'first', secret: '4711' },
  });
  expect(status).toBe(404);
});

test('pages receive the route and the labels of the fields in their language', async () => {
  const fields = { id: { en: 'Customer number', es: 'Número de cliente' } };
  await applyProviders(['pbr'], { route: 'GIGYA', fields });
  const { body } = await service.request<{ signInProviders: unknown }>('/api/v2/realm', {
    headers: { 'accept-language': 'es' },
  });
  await applyProviders(['pbr', 'sptv']);
  expect(body.signInProviders).toEqual([
    {
      kind: 'credentials',
      name: 'Harbour Cable',
      clientName: 'pbr',
      route: 'GIGYA',
      fields: { id: 'Número de cliente' },
    },
  ]);
});

test.each(['id', 'magic-link', 'a/b'])('a provider cannot have the route %s', async (route) => {
  await expect(applyProviders(['pbr'], { route })).rejects.toThrow('route');
});
