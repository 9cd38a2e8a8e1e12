import { generateKeyPairSync } from 'node:crypto';
import type {
  Passkey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  SecurityEvent,
  Tokens,
} from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CeremonyChanges,
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from '../../../../test/passkeys/software-authenticator.ts';
import {
  password,
  type RequestOptions,
  realmDefaults,
  startService,
  type TestService,
} from '../../../../test/service.ts';
import { deleteExpiredPasskeyChallenges } from '../index.ts';

const origin = 'https://tv.example';
let service: TestService;
beforeAll(async () => {
  service = await startService({}, { PUBLIC_URL: origin });
  await service.applyRealm({ key: 'other', hosts: ['other.example'] });
});
afterAll(() => service.close());

const accountPath = '/api/v2/user/passkeys';
const signInPath = '/api/v2/login/passkey';

const requestCreationOptions = (token: string) =>
  service.request<PasskeyCreationOptions>(`${accountPath}/options`, { method: 'POST', token });

async function addPasskey(
  token: string,
  changes: CeremonyChanges = {},
  authenticator = createSoftwareAuthenticator(origin),
) {
  const { body: options } = await requestCreationOptions(token);
  const credential = authenticator.create(options, changes);
  const response = await service.request<Passkey>(accountPath, { token, body: { credential } });
  return { authenticator, credential, ...response };
}

async function requestSignInOptions(options: RequestOptions = {}): Promise<PasskeyRequestOptions> {
  const request = { method: 'POST', ...options };
  return (await service.request<PasskeyRequestOptions>(`${signInPath}/options`, request)).body;
}

async function signIn(
  authenticator: SoftwareAuthenticator,
  changes: CeremonyChanges = {},
  requestOptions: RequestOptions = {},
) {
  const credential = authenticator.get(await requestSignInOptions(requestOptions), changes);
  return service.request<Tokens>(signInPath, { ...requestOptions, body: { credential } });
}

const listPasskeys = async (token: string) =>
  (await service.request<{ passkeys: Passkey[] }>(accountPath, { token })).body.passkeys;

async function listEventKinds(token: string): Promise<string[]> {
  const path = '/api/v2/user/security-events';
  const { body } = await service.request<{ events: SecurityEvent[] }>(path, { token });
  return body.events.map(({ kind, method }) => [kind, method].filter(Boolean).join(' '));
}

/** Creates an account with a passkey. */
async function openAccountWithPasskey() {
  const tokens = await service.signInNewAccount();
  const token = tokens.authorisationToken;
  const { authenticator, body } = await addPasskey(token);
  return { tokens, token, authenticator, passkey: body };
}

describe('POST /api/v2/user/passkeys', () => {
  test('adds a passkey that signs in, and records both', async () => {
    const { token, tokens, authenticator, passkey } = await openAccountWithPasskey();
    expect(passkey).toMatchObject({ lastUsedAt: null, isBackedUp: false });
    service.clock.advance({ minutes: 1 });
    const { status, body } = await signIn(authenticator);
    expect([status, body.user.id]).toEqual([200, tokens.user.id]);
    expect(await listEventKinds(token)).toEqual(['signedIn passkey', 'passkeyAdded', 'signedIn password']);
    const [listedPasskey] = await listPasskeys(body.authorisationToken);
    expect(listedPasskey?.lastUsedAt).toBe(service.clock.now().toString({ smallestUnit: 'millisecond' }));
  });

  test('returns options that name the account and its passkeys, and require that the person is verified', async () => {
    const { token, tokens, authenticator } = await openAccountWithPasskey();
    const { body: options } = await requestCreationOptions(token);
    const { id } = authenticator.get(await requestSignInOptions());
    expect(options.rp.id).toBe('tv.example');
    expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(tokens.user.id);
    expect(options.excludeCredentials).toEqual([{ id, type: 'public-key', transports: ['internal'] }]);
    expect(options.authenticatorSelection).toMatchObject({
      userVerification: 'required',
      residentKey: 'required',
    });
  });

  test('requires a sign-in or a confirmed identity in the last 15 minutes', async () => {
    const { authorisationToken, refreshToken } = await service.signInNewAccount();
    let token = authorisationToken;
    const { body: options } = await requestCreationOptions(token);
    service.clock.advance({ minutes: 14 });
    expect((await requestCreationOptions(token)).status).toBe(200);
    const { body: refreshed } = await service.request<Tokens>('/api/v2/token/refresh', {
      body: { refreshToken },
    });
    token = refreshed.authorisationToken;
    service.clock.advance({ minutes: 2 });
    const refusals = [
      await service.request(`${accountPath}/options`, { method: 'POST', token }),
      await service.request(accountPath, {
        token,
        body: { credential: createSoftwareAuthenticator(origin).create(options) },
      }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'recentSignInRequired'],
      [403, 'recentSignInRequired'],
    ]);
    await service.request('/api/v2/user/identity-confirmation', { token, body: { secret: password } });
    expect((await requestCreationOptions(token)).status).toBe(200);
  });

  test('refuses an account whose address is not confirmed', async () => {
    const username = 'unconfirmed-passkey@example.com';
    const { body } = await service.request<Tokens>('/api/v2/user', {
      body: { username, password: 'a kettle on the moor', name: 'Bea' },
    });
    const { status } = await requestCreationOptions(body.authorisationToken);
    expect(status).toBe(403);
  });

  test.each<[string, CeremonyChanges]>([
    ['from the page of another site', { origin: 'https://evil.example' }],
    ['for another host name', { rpId: 'evil.example' }],
    ['without the verification of the person', { isUserVerified: false }],
    ['of another type', { type: 'webauthn.get' }],
    ['with an invented challenge', { challenge: Buffer.alloc(54, 7).toString('base64url') }],
    ['with a short challenge', { challenge: 'AAAA' }],
  ])('refuses a passkey %s', async (_difference, changes) => {
    const { authorisationToken: token } = await service.signInNewAccount();
    expect((await addPasskey(token, changes)).status).toBe(400);
    expect(await listPasskeys(token)).toEqual([]);
  });

  test('accepts a challenge once, and only in the session that asked for it', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const { authorisationToken: otherToken } = await service.signInNewAccount();
    const { body: options } = await requestCreationOptions(token);
    const add = (sender: string) =>
      service.request(accountPath, {
        token: sender,
        body: { credential: createSoftwareAuthenticator(origin).create(options) },
      });
    expect((await add(otherToken)).status).toBe(400);
    expect((await add(token)).status).toBe(201);
    expect((await add(token)).status).toBe(400);
  });

  test('refuses a passkey of another account', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const { credential } = await addPasskey(token);
    const { authorisationToken: otherToken } = await service.signInNewAccount();
    const { body: options } = await requestCreationOptions(otherToken);
    // The attestation `none` signs nothing, so anybody can send the passkey of another person with another challenge.
    const clientData = JSON.parse(Buffer.from(credential.response.clientDataJSON, 'base64url').toString());
    const changedClientData = { ...clientData, challenge: options.challenge };
    const clientDataJSON = Buffer.from(JSON.stringify(changedClientData)).toString('base64url');
    const copy = { ...credential, response: { ...credential.response, clientDataJSON } };
    const { status } = await service.request(accountPath, { token: otherToken, body: { credential: copy } });
    expect(status).toBe(400);
  });

  test('adds at most 20 passkeys', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const { body: unusedOptions } = await requestCreationOptions(token);
    for (let count = 0; count < 20; count += 1) expect((await addPasskey(token)).status).toBe(201);
    expect((await requestCreationOptions(token)).status).toBe(409);
    const credential = createSoftwareAuthenticator(origin).create(unusedOptions);
    expect((await service.request(accountPath, { token, body: { credential } })).status).toBe(409);
  });
});

describe('POST /api/v2/login/passkey', () => {
  test('accepts a challenge once', async () => {
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
    ['from the page of another site', { origin: 'https://evil.example' }],
    ['for another host name', { rpId: 'evil.example' }],
    ['without the verification of the person', { isUserVerified: false }],
    ['of another type', { type: 'webauthn.create' }],
    ['with an invented challenge', { challenge: Buffer.alloc(54, 7).toString('base64url') }],
    [
      'signed with another key',
      { privateKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey },
    ],
    ['that names another account', { userHandle: Buffer.from('nobody').toString('base64url') }],
    ['that may suddenly be copied', { isBackupEligible: true }],
  ])('refuses a response %s', async (_difference, changes) => {
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

describe('PATCH and DELETE /api/v2/user/passkeys/:id', () => {
  test('rename and remove a passkey of the account only', async () => {
    const { token, authenticator, passkey } = await openAccountWithPasskey();
    const path = `${accountPath}/${passkey.id}`;
    const { authorisationToken: otherToken } = await service.signInNewAccount();
    const changeNames = async (sender: string) =>
      (await service.request(path, { method: 'PATCH', token: sender, body: { name: 'My phone' } })).status;
    const remove = async (sender: string) =>
      (await service.request(path, { method: 'DELETE', token: sender })).status;
    expect([await changeNames(otherToken), await remove(otherToken)]).toEqual([404, 404]);
    expect(await changeNames(token)).toBe(204);
    expect((await listPasskeys(token)).map(({ name }) => name)).toEqual(['My phone']);
    expect(await remove(token)).toBe(204);
    expect((await signIn(authenticator)).status).toBe(401);
    expect(await listEventKinds(token)).toContain('passkeyRemoved');
  });

  test('refuse to remove the last method with which the person can sign in', async () => {
    const { token, authenticator, passkey } = await openAccountWithPasskey();
    const emailSignIn = { password: false, magicLink: false };
    await service.applyRealm({ ...realmDefaults, key: 'lantern', emailSignIn });
    const remove = () => service.request(`${accountPath}/${passkey.id}`, { method: 'DELETE', token });
    const { status, body } = await remove();
    const { body: newTokens } = await signIn(authenticator);
    await addPasskey(newTokens.authorisationToken);
    const withAnother = await service.request(`${accountPath}/${passkey.id}`, {
      method: 'DELETE',
      token: newTokens.authorisationToken,
    });
    await service.applyRealm({ ...realmDefaults, key: 'lantern' });
    expect([status, body.code]).toEqual([409, 'lastSignInMethod']);
    expect(withAnother.status).toBe(204);
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
