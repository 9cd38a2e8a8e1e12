import { generateKeyPairSync } from 'node:crypto';
import type { PasskeyRequestOptions } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPasskeyRequests, origin, signInPath } from '../../../../test/passkeys/passkey-requests.ts';
import type { CeremonyChanges } from '../../../../test/passkeys/software-authenticator.ts';
import { startService, type TestService } from '../../../../test/service.ts';
import { deleteExpiredPasskeyChallenges } from '../index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({}, { PUBLIC_URL: origin });
  await service.applyRealm({ key: 'other', hosts: ['other.example'] });
});
afterAll(() => service.close());

const { addPasskey, requestSignInOptions, signIn, listPasskeys, openAccountWithPasskey } =
  createPasskeyRequests(() => service);

describe('POST /api/v2/login/passkey', () => {
  test('accepts the challenge of a sign-in once', async () => {
    const { authenticator } = await openAccountWithPasskey();
    const credential = authenticator.get(await requestSignInOptions(), { counter: 0 });
    const send = () => service.request(signInPath, { body: { credential } });
    expect((await send()).status).toBe(200);
    const { status, body } = await send();
    expect([status, body.code]).toEqual([401, 'failedPasskeySignIn']);
  });

  test('accepts a challenge for 30 minutes', async () => {
    const { authenticator } = await openAccountWithPasskey();
    const [early, late] = [await requestSignInOptions(), await requestSignInOptions()];
    const signInWith = async (options: PasskeyRequestOptions) =>
      (await service.request(signInPath, { body: { credential: authenticator.get(options) } })).status;
    service.clock.advance({ minutes: 29 });
    expect(await signInWith(early)).toBe(200);
    service.clock.advance({ minutes: 2 });
    expect(await signInWith(late)).toBe(401);
  });

  test.each<[string, CeremonyChanges]>([
    ['refuses a response from the page of another site', { origin: 'https://evil.example' }],
    ['refuses a response for another host name', { rpId: 'evil.example' }],
    ['refuses a response without the verification of the person', { isUserVerified: false }],
    ['refuses a response of another type', { type: 'webauthn.create' }],
    [
      'refuses a response with an invented challenge',
      { challenge: Buffer.alloc(54, 7).toString('base64url') },
    ],
    [
      'refuses a response signed with another key',
      { privateKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey },
    ],
    [
      'refuses a response that names another account',
      { userHandle: Buffer.from('nobody').toString('base64url') },
    ],
    ['refuses a response that may suddenly be copied', { isBackupEligible: true }],
  ])('%s', async (_title, changes) => {
    const { authenticator } = await openAccountWithPasskey();
    expect((await signIn(authenticator, changes)).status).toBe(401);
    expect((await signIn(authenticator)).status).toBe(200);
  });

  test('refuses a signature counter that has not increased, as that of a copied authenticator', async () => {
    const { authenticator } = await openAccountWithPasskey();
    expect((await signIn(authenticator, { counter: 5 })).status).toBe(200);
    expect((await signIn(authenticator, { counter: 5 })).status).toBe(401);
    expect((await signIn(authenticator, { counter: 6 })).status).toBe(200);
  });

  test('accepts authenticators without a counter, and stores whether the passkey is backed up', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const synced = { isBackupEligible: true, counter: 0 };
    const { authenticator } = await addPasskey(token, synced);
    expect((await listPasskeys(token))[0]?.isBackedUp).toBe(false);
    expect((await signIn(authenticator, { ...synced, isBackedUp: true })).status).toBe(200);
    expect((await signIn(authenticator, { ...synced, isBackedUp: true })).status).toBe(200);
    expect((await listPasskeys(token))[0]?.isBackedUp).toBe(true);
  });

  test('refuses the passkeys and challenges of another realm', async () => {
    const { authenticator } = await openAccountWithPasskey();
    const inOther = { realm: 'other' };
    const otherOrigin = { origin: 'https://other.example', rpId: 'other.example' };
    expect((await requestSignInOptions(inOther)).rpId).toBe('other.example');
    expect((await signIn(authenticator, otherOrigin, inOther)).status).toBe(401);
    const foreignChallenge = (await requestSignInOptions(inOther)).challenge;
    expect((await signIn(authenticator, { challenge: foreignChallenge })).status).toBe(401);
  });

  test('the Host header chooses only among the hosts of the realm', async () => {
    await service.applyRealm({ key: 'hosts', hosts: ['one.example', 'two.example'] });
    const readRpId = async (host: string) => {
      const response = await service.app.inject({
        method: 'POST',
        url: `${signInPath}/options`,
        headers: { realm: 'hosts', host },
      });
      return response.json<PasskeyRequestOptions>().rpId;
    };
    expect(await readRpId('two.example')).toBe('two.example');
    expect(await readRpId('evil.example')).toBe('one.example');
  });

  test('moves the progress of the guest, and replaces the session of the account', async () => {
    const { authenticator, token } = await openAccountWithPasskey();
    const guest = await service.signInGuest();
    expect((await signIn(authenticator, {}, { token: guest.authorisationToken })).status).toBe(200);
    expect((await signIn(authenticator, {}, { token })).status).toBe(200);
    await service.waitForEvents();
    for (const endedToken of [guest.authorisationToken, token])
      expect((await service.request('/api/v2/user', { token: endedToken })).status).toBe(401);
  });

  test('keeps used challenges until they expire', async () => {
    const { authenticator } = await openAccountWithPasskey();
    const credential = authenticator.get(await requestSignInOptions(), { counter: 0 });
    await service.request(signInPath, { body: { credential } });
    await deleteExpiredPasskeyChallenges(service.services.db, service.clock.now());
    expect((await service.request(signInPath, { body: { credential } })).status).toBe(401);
  });
});

test('a service at an IP address offers no passkeys', async () => {
  const atAddress = await startService({}, { PUBLIC_URL: 'http://192.0.2.1:8080' });
  const { status } = await atAddress.request(`${signInPath}/options`, { method: 'POST' });
  await atAddress.close();
  expect(status).toBe(404);
});

test('a service that listens only on this machine creates passkeys for localhost', async () => {
  const local = await startService();
  const { body } = await local.request<PasskeyRequestOptions>(`${signInPath}/options`, { method: 'POST' });
  await local.close();
  expect(body.rpId).toBe('localhost');
});
