// Each kind of provider signs in from start to session, with a peer that speaks its protocol.
import type { ProviderKindName } from '@matinee/testing/sign-in-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProviderService, startProviderService } from '../../../../test/providers/provider-service.ts';
import { servePages } from '../../../pages/index.ts';

const person = (subject: string) => ({
  subject,
  email: `${subject}@example.com`,
  emailVerified: true,
  name: 'Grace',
});

describe.each<ProviderKindName>(['oauth', 'google', 'facebook', 'apple'])('%s', (kind) => {
  let peer: ProviderService;
  beforeAll(async () => {
    peer = await startProviderService({ servePages }, kind);
  });
  afterAll(() => peer.close());

  async function startSignIn(subject: string) {
    const browser = peer.createBrowser();
    peer.provider.setPerson(person(subject));
    const { authorisationUri } = await browser.start();
    return { browser, returnUrl: await peer.provider.followAuthorisation(authorisationUri) };
  }

  test('creates an account at the first sign-in, and signs in to it at the next', async () => {
    const first = await peer.createBrowser().signIn(person('grace'));
    expect([first.status, first.body.user]).toMatchObject([
      200,
      { ...(kind !== 'facebook' && { email: 'grace@example.com' }), isGuest: false },
    ]);
    expect(first.body).toMatchObject({
      linkedAccounts: [{ provider: kind === 'oauth' ? 'acme' : kind }],
      missingInformationStatus: 'NONE',
    });
    const next = await peer.createBrowser().signIn(person('grace'));
    expect([next.status, next.body.user.id]).toEqual([200, first.body.user.id]);
  });

  test('refuses a return in a browser that has not started the sign-in, and a second use', async () => {
    const { browser, returnUrl } = await startSignIn('stranger');
    expect((await peer.createBrowser().finish(returnUrl)).status).toBe(401);
    expect((await browser.finish(returnUrl)).status).toBe(200);
    expect((await browser.finish(returnUrl)).status).toBe(401);
  });

  test('refuses what the provider has returned to another sign-in', async () => {
    const victim = await startSignIn('victim');
    const attacker = await startSignIn('attacker');
    const params = new URLSearchParams(
      `${attacker.returnUrl.searchParams}&${attacker.returnUrl.hash.slice(1)}`,
    );
    const credential = params.get('code') ?? params.get('id_token') ?? '';
    const { status, body } = await victim.browser.finish(victim.returnUrl, { credential });
    expect([status, body.code]).toEqual([401, 'failedProviderSignIn']);
  });

  test('is not found by the calls of another kind', async () => {
    const path = `/api/v2/openid/${kind === 'oauth' ? 'acme' : kind}/auth-uri?authoriseUriFlow=SIGNIN`;
    expect((await peer.service.request(path)).status).toBe(404);
  });

  test('shows its kind and name to pages, and no other setting', async () => {
    const { body } = await peer.service.request<{ signInProviders: unknown }>('/api/v2/realm');
    const name = { oauth: 'Acme', google: 'Google', facebook: 'Facebook', apple: 'Apple', openid: '' }[kind];
    expect(body.signInProviders).toEqual([{ kind, name, ...(kind === 'oauth' && { clientName: 'acme' }) }]);
  });
});

test.each([
  ['oauth', 'email'],
  ['google', 'openid email profile'],
  ['facebook', 'public_profile email'],
  ['apple', 'openid name email'],
] as const)('%s asks for %s', async (kind, scope) => {
  const peer = await startProviderService({}, kind);
  const { authorisationUri } = await peer.createBrowser().start();
  await peer.close();
  expect(new URL(authorisationUri).searchParams.get('scope')).toBe(scope);
});

describe('generic OAuth', () => {
  let peer: ProviderService;
  beforeAll(async () => {
    peer = await startProviderService({}, 'oauth');
  });
  afterAll(() => peer.close());

  test('signs out with the refresh token', async () => {
    const { body } = await peer.createBrowser().signIn(person('leaving'));
    const { refreshToken, authorisationToken: token } = body;
    const { status } = await peer.service.request('/api/v2/generic-oauth/acme/logout', {
      body: { refreshToken },
    });
    await peer.service.waitForEvents();
    expect([status, (await peer.service.request('/api/v2/user', { token })).status]).toEqual([204, 401]);
  });

  test('uses an address only if the provider verifies all', async () => {
    const [settings] = peer.service.realms.find({ key: 'lantern' })?.settings.signInProviders ?? [];
    if (settings?.kind !== 'oauth') throw new Error('the realm has no provider');
    await peer.applyRealm({ signInProviders: [{ ...settings, hasVerifiedEmails: false }] });
    const { status, body } = await peer.createBrowser().signIn(person('unverified'));
    await peer.applyRealm();
    expect([status, body.user.email]).toEqual([200, undefined]);
  });

  test('refuses a provider without https outside a private network', async () => {
    const settings = { ...peer.provider.settings, privateNetwork: false };
    await expect(peer.applyRealm({ signInProviders: [settings] })).rejects.toThrow(
      'must begin with https://',
    );
  });
});

describe('Apple', () => {
  let peer: ProviderService;
  beforeAll(async () => {
    peer = await startProviderService({ servePages }, 'apple');
  });
  afterAll(() => peer.close());

  async function startSignIn(subject: string) {
    const browser = peer.createBrowser();
    peer.provider.setPerson({ subject, email: `${subject}@example.com`, emailVerified: true });
    const { authorisationUri } = await browser.start();
    const { searchParams } = new URL(authorisationUri);
    return { browser, searchParams, returnUrl: await peer.provider.followAuthorisation(authorisationUri) };
  }

  test('takes the name from the first return', async () => {
    const { browser, returnUrl } = await startSignIn('named');
    const { status, body } = await browser.finish(returnUrl, { fields: { name: 'Grace Hopper' } });
    expect([status, body.user.name]).toEqual([200, 'Grace Hopper']);
  });

  test('accepts the nonce and the callback URI of the sign-in, and refuses others', async () => {
    const { browser, searchParams, returnUrl } = await startSignIn('checked');
    const nonce = searchParams.get('nonce');
    const callbackUri = searchParams.get('redirect_uri');
    expect(callbackUri).toBe(`${peer.service.url}/oauth/apple`);
    expect((await browser.finish(returnUrl, { fields: { nonce, callbackUri } })).status).toBe(200);
    for (const fields of [{ nonce: 'other' }, { callbackUri: 'https://evil.example/oauth/apple' }]) {
      const other = await startSignIn('checked');
      expect((await other.browser.finish(other.returnUrl, { fields })).status).toBe(401);
    }
  });

  test.each([
    ['{"name":{"firstName":"Grace","lastName":"Hopper"}}', 'Grace Hopper'],
    ['{"name":{"firstName":"Grace"}}', 'Grace'],
    ['{"name":"Grace"}', null],
    ['no JSON', null],
  ])('redirects its form to the page with the name from %s', async (user, name) => {
    const response = await fetch(`${peer.service.url}/oauth/apple`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ code: 'a&b', state: 's', user, redirect: 'https://evil.example' }),
    });
    const location = new URL(response.headers.get('location') ?? '', peer.service.url);
    expect([response.status, location.origin, location.pathname]).toEqual([
      303,
      peer.service.url,
      '/oauth/apple',
    ]);
    expect(Object.fromEntries(location.searchParams)).toEqual({
      code: 'a&b',
      state: 's',
      ...(name && { name }),
    });
  });
});
