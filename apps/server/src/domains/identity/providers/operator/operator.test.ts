// Sign-in with the token of an operator, at an operator that runs beside the service.
import type { ErrorResponse, Tokens } from '@matinee/contract';
import { type OperatorSubscriber, startTestOperator, type TestOperator } from '@matinee/testing/operator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../../test/service.ts';
import { tables } from '../../../../../test/tables.ts';
import { putProviderSecret } from '../../index.ts';

let service: TestService;
let operator: TestOperator;
beforeAll(async () => {
  service = await startService();
  operator = await startTestOperator();
  await applyOperator();
  await putSecret(operator.clientSecret);
});
afterAll(async () => {
  await operator.close();
  await service.close();
});

const applyOperator = (changes: object = {}) =>
  service.applyRealm({ key: 'lantern', signInProviders: [{ ...operator.settings, ...changes }] });

const putSecret = (secret: string) =>
  putProviderSecret(service.services.secrets, { realmId: service.realmId, clientName: 'operator', secret });

const grace: OperatorSubscriber = {
  id: 'subscriber-1',
  email: 'grace@example.com',
  emailVerified: true,
  name: 'Grace',
};

const signIn = (
  opinAuthToken: string,
  { link, ...request }: { link?: boolean; token?: string; realm?: string } = {},
) =>
  service.request<Tokens & ErrorResponse>('/api/v1/opin-auth', {
    body: { opinAuthToken, ...(link && { link }) },
    ...request,
  });

test('creates an account at the first sign-in, and signs in to it at the next', async () => {
  const first = await signIn(await operator.createToken(grace));
  expect([first.status, first.body.user, first.body.linkedAccounts]).toMatchObject([
    200,
    { name: 'Grace', email: 'grace@example.com', isGuest: false },
    [{ provider: 'operator' }],
  ]);
  const next = await signIn(await operator.createToken(grace));
  expect([next.status, next.body.user.id]).toEqual([200, first.body.user.id]);
});

test('uses an address only if the operator has verified it', async () => {
  const { status, body } = await signIn(
    await operator.createToken({ id: 'unverified', email: 'unverified@example.com', emailVerified: false }),
  );
  expect([status, body.user.email]).toEqual([200, undefined]);
});

describe('refuses', () => {
  test('a token that the operator does not know', async () => {
    const { status, body } = await signIn('forged');
    expect([status, body.code]).toEqual([401, 'failedProviderSignIn']);
  });

  test('a token that the operator has issued to another service', async () => {
    const { status, body } = await signIn(await operator.createToken(grace, 'another-service'));
    expect([status, body.code]).toEqual([401, 'failedProviderSignIn']);
  });

  test('all tokens while the secret is wrong', async () => {
    await putSecret('another secret');
    const { status, body } = await signIn(await operator.createToken(grace));
    await putSecret(operator.clientSecret);
    expect([status, body.code]).toEqual([401, 'failedProviderSignIn']);
  });

  test('a token in a realm without the operator', async () => {
    await service.applyRealm({ key: 'other' });
    const { status } = await signIn(await operator.createToken(grace), { realm: 'other' });
    expect(status).toBe(404);
  });
});

test('sends no request into a private network unless the settings allow it', async () => {
  const requestCount = operator.requests.length;
  const { port } = new URL(operator.settings.baseUri);
  await applyOperator({
    baseUri: `https://127.0.0.1:${port}`,
    sdkUri: 'https://operator.example/sdk.js',
    privateNetwork: false,
  });
  const { status, body } = await signIn('any token');
  await applyOperator();
  expect([status, body.code, operator.requests.length]).toEqual([502, 'providerUnavailable', requestCount]);
});

test('connects the person with the account of the token, if the person agrees', async () => {
  const subscriber = { ...grace, id: 'linked', email: 'linked@example.com' };
  const { user, authorisationToken: token } = await service.signInNewAccount({ email: 'owner@example.com' });
  await tables(service.services.db)
    .updateTable('account')
    .set({ email_verified_at: service.clock.now() })
    .where('email', '=', 'owner@example.com')
    .execute();
  const refused = await signIn(await operator.createToken(subscriber), { token });
  expect([refused.status, refused.body.params]).toEqual([409, { reason: 'notLinked' }]);
  const { status, body } = await signIn(await operator.createToken(subscriber), { token, link: true });
  expect([status, body.user?.id]).toEqual([200, user.id]);
});

describe('GET /operator-frame', () => {
  test('serves the script of the operator in a document that can reach only the operator', async () => {
    const { status, headers, body } = await service.request<string>('/operator-frame');
    const { origin } = new URL(operator.settings.baseUri);
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox; default-src 'none'; /,
    );
    expect(policy).toContain(`script-src ${origin} 'sha256-`);
    expect(policy).toContain(`connect-src ${origin};`);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|'self'(?! *$)|\*/);
    expect(String(body)).toContain(`<script src="${operator.settings.sdkUri}"></script>`);
  });

  test('escapes the settings', async () => {
    await applyOperator({ name: '</title><b>', mediaProperties: ['</script><b>'] });
    const { body } = await service.request<string>('/operator-frame');
    await applyOperator();
    expect(String(body)).not.toContain('<b>');
  });

  test('returns 404 in a realm without the operator', async () => {
    await service.applyRealm({ key: 'other', hosts: ['other.example'] });
    const frame = await service.app.inject({ url: '/operator-frame', headers: { host: 'other.example' } });
    expect(frame.statusCode).toBe(404);
  });
});

test('pages receive nothing but the name', async () => {
  const { body } = await service.request<{ signInProviders: unknown }>('/api/v2/realm');
  expect(body.signInProviders).toEqual([{ kind: 'operator', name: 'Harbour Mobile' }]);
});

test.each(['baseUri', 'sdkUri'])('%s needs https outside a private network', async (name) => {
  const addresses = { baseUri: 'https://operator.example', sdkUri: 'https://operator.example/sdk.js' };
  const changes = { ...addresses, [name]: 'http://operator.example', privateNetwork: false };
  await expect(applyOperator(changes)).rejects.toThrow(name);
});
