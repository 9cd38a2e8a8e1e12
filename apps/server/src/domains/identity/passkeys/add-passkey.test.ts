import type { Tokens } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPath, createPasskeyRequests, origin } from '../../../../test/passkeys/passkey-requests.ts';
import {
  type CeremonyChanges,
  createSoftwareAuthenticator,
} from '../../../../test/passkeys/software-authenticator.ts';
import { password, realmDefaults, startService, type TestService } from '../../../../test/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({}, { PUBLIC_URL: origin });
});
afterAll(() => service.close());

const {
  requestCreationOptions,
  addPasskey,
  requestSignInOptions,
  signIn,
  listPasskeys,
  listEventKinds,
  openAccountWithPasskey,
} = createPasskeyRequests(() => service);

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
