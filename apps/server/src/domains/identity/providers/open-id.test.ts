import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { ErrorResponse } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  defaultClientName,
  type ProviderService,
  startProviderService,
} from '../../../../test/providers/provider-service.ts';
import { tables } from '../../../../test/tables.ts';
import { runMaintenance } from '../../../main/maintenance.ts';
import { putProviderSecret } from '../index.ts';

let peer: ProviderService;
beforeAll(async () => {
  peer = await startProviderService();
});
afterAll(async () => {
  await peer.close();
});

const person = (subject: string) => ({
  subject,
  email: `${subject}@example.com`,
  emailVerified: true,
  name: 'Grace',
});

/** Starts a sign-in in a new browser, and returns what the provider returns. */
async function startSignIn(subject: string) {
  const browser = peer.createBrowser();
  peer.provider.setPerson(person(subject));
  const { authorisationUri } = await browser.start();
  return { browser, returnUrl: await peer.provider.followAuthorisation(authorisationUri) };
}

const countAccounts = async (email: string) =>
  (
    await tables(peer.service.services.db)
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .execute()
  ).length;

describe('POST /api/v2/openid/:client/token', () => {
  test('creates an account at the first sign-in, and signs in to it at the next', async () => {
    const first = await peer.createBrowser().signIn(person('grace'));
    expect([first.status, first.body.user]).toMatchObject([
      200,
      { email: 'grace@example.com', name: 'Grace', isGuest: false },
    ]);
    expect(first.body).toMatchObject({
      linkedAccounts: [{ provider: defaultClientName }],
      missingInformationStatus: 'NONE',
      lacksConfirmation: false,
    });
    const next = await peer.createBrowser().signIn({ ...person('grace'), email: 'grace@other.example' });
    expect([next.status, next.body.user.id]).toEqual([200, first.body.user.id]);
    const session = await tables(peer.service.services.db)
      .selectFrom('session')
      .select('method')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(session.method).toBe('provider');
  });

  test('moves the data of the guest, and ends the session of the guest', async () => {
    const guest = await peer.service.signInGuest();
    const { status } = await peer
      .createBrowser()
      .signIn(person('former-guest'), { token: guest.authorisationToken });
    expect(status).toBe(200);
    await peer.service.waitForEvents();
    const { status: guestStatus } = await peer.service.request('/api/v2/user', {
      token: guest.authorisationToken,
    });
    expect(guestStatus).toBe(401);
  });

  test('refuses a return in a browser that has not started the sign-in', async () => {
    const { browser, returnUrl } = await startSignIn('stranger');
    const otherBrowser = peer.createBrowser();
    const withoutCookie = await otherBrowser.finish(returnUrl);
    await otherBrowser.start();
    const withOtherCookie = await otherBrowser.finish(returnUrl);
    for (const { status, body } of [withoutCookie, withOtherCookie])
      expect([status, body.code]).toEqual([401, 'failedProviderSignIn']);
    expect(await countAccounts('stranger@example.com')).toBe(0);
    expect((await browser.finish(returnUrl)).status).toBe(200);
  });

  test('accepts a state once, also of concurrent requests', async () => {
    const { browser, returnUrl } = await startSignIn('replay');
    const countExchanges = () => peer.provider.requestPaths.filter((path) => path === '/token').length;
    const exchangesBefore = countExchanges();
    const results = await Promise.all([1, 2, 3].map(() => browser.finish(returnUrl)));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await browser.finish(returnUrl)).body.code).toBe('failedProviderSignIn');
    expect(countExchanges() - exchangesBefore).toBe(1);
  });

  test('does not exchange the code of another sign-in', async () => {
    const victim = await startSignIn('victim');
    const attacker = await startSignIn('attacker');
    const code = attacker.returnUrl.searchParams.get('code') ?? '';
    const { status, body } = await victim.browser.finish(victim.returnUrl, { code });
    expect([status, body.code]).toEqual([401, 'failedProviderSignIn']);
  });

  test('refuses a return that names another issuer', async () => {
    const { browser, returnUrl } = await startSignIn('mixed-up');
    const { status, body } = await browser.finish(returnUrl, { issuer: 'https://evil.example' });
    expect([status, body.code]).toEqual([401, 'failedProviderSignIn']);
    expect(await countAccounts('mixed-up@example.com')).toBe(0);
  });

  test('refuses a return after 15 minutes, and maintenance deletes the attempt', async () => {
    const { browser, returnUrl } = await startSignIn('late');
    peer.service.clock.advance({ minutes: 16 });
    expect((await browser.finish(returnUrl)).status).toBe(401);
    await runMaintenance(peer.service.services);
    const { db } = peer.service.services;
    expect(await tables(db).selectFrom('sign_in_attempt').select('client').execute()).toEqual([]);
  });

  test('refuses the state of another realm', async () => {
    const { signInProviders } = peer.service.realms.find({ key: 'lantern' })?.settings ?? {};
    const realmId = await peer.service.applyRealm({
      key: 'other',
      ...(signInProviders && { signInProviders }),
    });
    const { secrets } = peer.service.services;
    await putProviderSecret(secrets, {
      realmId,
      client: defaultClientName,
      secret: peer.provider.clientSecret,
    });
    const { browser, returnUrl } = await startSignIn('two-realms');
    expect((await browser.finish(returnUrl, { realm: 'other' })).status).toBe(401);
    expect((await browser.finish(returnUrl)).status).toBe(200);
  });
});

describe('GET /api/v2/openid/:client/auth-uri', () => {
  test('returns an address with state, nonce and a code challenge, and a silent one', async () => {
    const { authorisationUri, silentAuthorisationUri } = await peer.createBrowser().start('SIGNUP');
    const params = Object.fromEntries(new URL(authorisationUri).searchParams);
    expect(params).toMatchObject({
      client_id: 'matinee',
      response_type: 'code',
      code_challenge_method: 'S256',
      prompt: 'create',
      redirect_uri: `${peer.service.url}/oidc`,
      ui_locales: 'en',
    });
    expect([params.state, params.nonce, params.code_challenge]).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
    expect(new URL(silentAuthorisationUri).searchParams.get('prompt')).toBe('none');
  });

  test('passes parameters on, but none that changes where the code goes', async () => {
    const request = (extraParams: string) =>
      peer.service.request<{ authorisationUri: string } & ErrorResponse>(
        `/api/v2/openid/${defaultClientName}/auth-uri?authoriseUriFlow=SIGNIN&extraParams=${encodeURIComponent(extraParams)}`,
      );
    const { body } = await request('login_hint=grace%40example.com');
    expect(new URL(body.authorisationUri).searchParams.get('login_hint')).toBe('grace@example.com');
    for (const name of ['redirect_uri', 'state', 'nonce', 'response_mode', 'request', 'client_id'])
      expect((await request(`${name}=x`)).status).toBe(400);
  });

  test('does not depend on the Host header', async () => {
    const { headers, body } = await peer.service.request<{ authorisationUri: string }>(
      `/api/v2/openid/${defaultClientName}/auth-uri?authoriseUriFlow=SIGNIN`,
      { headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' } },
    );
    expect(body.authorisationUri).not.toContain('evil.example');
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/HttpOnly; SameSite=Lax/)]);
  });

  test('returns 404 for an unknown provider, and for one without a secret', async () => {
    const request = (name: string, realm?: string) =>
      peer.service.request(`/api/v2/openid/${name}/auth-uri?authoriseUriFlow=SIGNIN`, {
        ...(realm && { realm }),
      });
    const { signInProviders } = peer.service.realms.find({ key: 'lantern' })?.settings ?? {};
    await peer.service.applyRealm({ key: 'secretless', ...(signInProviders && { signInProviders }) });
    expect((await request('unknown')).status).toBe(404);
    expect((await request(defaultClientName, 'secretless')).status).toBe(404);
  });

  test('reads no configuration from a private network, unless the provider permits it', async () => {
    let connectionCount = 0;
    const server = createServer((socket) => {
      connectionCount += 1;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const provider = { name: 'Inner', openIdClientName: defaultClientName, clientId: 'x' };
    const issuer = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const realmId = await peer.service.applyRealm({
      key: 'inner',
      signInProviders: [{ ...provider, issuer }],
    });
    await putProviderSecret(peer.service.services.secrets, {
      realmId,
      client: defaultClientName,
      secret: 'x',
    });
    const path = `/api/v2/openid/${defaultClientName}/auth-uri?authoriseUriFlow=SIGNIN`;
    const { status, body } = await peer.service.request(path, { realm: 'inner' });
    expect([status, body.code]).toEqual([502, 'providerUnavailable']);
    server.close();
    expect(connectionCount).toBe(0);
  });
});

test('GET /api/v2/openid/:client/logout-uri returns the address of the provider that leads back', async () => {
  const { body } = await peer.service.request<{ logoutUri: string }>(
    `/api/v2/openid/${defaultClientName}/logout-uri`,
  );
  const { origin, searchParams } = new URL(body.logoutUri);
  expect([origin, searchParams.get('post_logout_redirect_uri')]).toEqual([
    peer.provider.issuer,
    `${peer.service.url}/`,
  ]);
});

test('no response contains the secret or the id of the provider', async () => {
  const text = JSON.stringify((await peer.service.request('/api/v2/realm')).body);
  expect(text).toContain('"name":"Acme"');
  for (const setting of [peer.provider.clientSecret, peer.provider.issuer, 'clientId'])
    expect(text).not.toContain(setting);
});
