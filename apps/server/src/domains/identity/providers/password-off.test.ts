// A realm in which nobody signs in with a password.
import type { ErrorResponse, Realm, RealmFileInput } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, startService, type TestService } from '../../../../test/service.ts';

const email = 'ada@example.com';
const signInProviders: RealmFileInput['signInProviders'] = [
  { name: 'Acme', openIdClientName: 'acme', issuer: 'https://id.acme.example', clientId: 'matinee' },
];
let service: TestService;
let token: string;

const applyRealm = (changes: Partial<RealmFileInput> = {}) =>
  service.applyRealm({ key: 'lantern', emailSignIn: { password: false }, ...changes });
const hasSelfRegistration = async () =>
  (await service.request<Realm>('/api/v2/realm')).body.features.selfRegistration;

beforeAll(async () => {
  service = await startService();
  token = (await service.signInNewAccount({ email })).authorisationToken;
  await applyRealm({ signInProviders });
});
afterAll(() => service.close());

test.each<[string, string, unknown]>([
  ['POST', '/api/v2/login', { id: email, secret: password }],
  ['PUT', '/api/v2/user/password', { currentSecret: password, secret: 'a kettle on the moor' }],
  ['POST', '/api/v2/reset-password/create', { id: email }],
  ['PUT', '/api/v2/reset-password', { token: 'x', secret: 'a kettle on the moor' }],
])('%s %s returns 404', async (method, path, body) => {
  const { status } = await service.request(path, { method, body, ...(path.includes('user') && { token }) });
  expect(status).toBe(404);
});

test('POST /api/v2/user creates no account', async () => {
  const body = { username: 'bea@example.com', password: 'a kettle on the moor', name: 'Bea' };
  const { status, body: error } = await service.request<ErrorResponse>('/api/v2/user', { body });
  expect([status, error.code]).toEqual([403, 'selfRegistrationOff']);
});

test('the realm offers self-registration only if a provider signs viewers in', async () => {
  expect(await hasSelfRegistration()).toBe(true);
  await applyRealm({ signInProviders: [] });
  expect(await hasSelfRegistration()).toBe(false);
});
