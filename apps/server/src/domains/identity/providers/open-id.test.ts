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

let harness: ProviderService;
beforeAll(async () => {
  harness = await startProviderService();
});
afterAll(async () => {
  await harness.close();
});

const createPerson = (subject: string) => ({
  subject,
  email: `${subject}@example.com`,
  emailVerified: true,
  name: 'Grace',
});

/** Starts a sign-in in a new browser, and returns what the provider returns. */
async function startSignIn(subject: string) {
  const browser = harness.createBrowser();
  harness.provider.setPerson(createPerson(subject));
  const { authorisationUri } = await browser.start();
  return { browser, returnUrl: await harness.provider.followAuthorisation(authorisationUri) };
}

const countAccounts = async (email: string) =>
  (
    await tables(harness.service.services.db)
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .execute()
  ).length;

describe('POST /api/v2/openid/:client/token', () => {
  test('creates an account at the first sign-in, and signs in to it at the next', async () => {
    const first = await harness.createBrowser().signIn(createPerson('grace'));
    expect([first.status, first.body.user]).toMatchObject([
      200,
      { email: 'grace@example.com', name: 'Grace', isGuest: false },
    ]);
    expect(first.body).toMatchObject({
      linkedAccounts: [{ provider: defaultClientName }],
      missingInformationStatus: 'NONE',
      lacksConfirmation: false,
    });
    const next = await harness
      .createBrowser()
      .signIn({ ...createPerson('grace'), email: 'grace@other.example' });
    expect([next.status, next.body.user.id]).toEqual([200, first.body.user.id]);
    const session = await tables(harness.service.services.db)
      .selectFrom('session')
      .select('method')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(session.method).toBe('provider');
  });

  test('moves the data of the guest, and ends the session of the guest', async () => {
    const guest = await harness.service.signInGuest();
    const { status } = await harness
      .createBrowser()
      .signIn(createPerson('former-guest'), { token: guest.authorisationToken });
    expect(status).toBe(200);
    await harness.service.waitForEvents();
    const { status: guestStatus } = await harness.service.request('/api/v2/user', {
      token: guest.authorisationToken,
    });
    expect(guestStatus).toBe(401);
  });

  test('refuses a return in a browser that has not started the sign-in', async () => {
    const { browser, returnUrl } = await startSignIn('stranger');
    const otherBrowser = harness.createBrowser();
    const withoutCookie = await otherBrowser.finish(returnUrl);
    await otherBrowser.start();
    const withOtherCookie = await otherBrowser.finish(returnUrl);
    for (const { status, body } of [withoutCookie, withOtherCookie])
      expect([status, body.code]).toEqual([401, 'failedProviderSignIn']);
    expect(await countAccounts('stranger@example.com')).toBe(0);
    expect((await browser.finish(returnUrl)).status).toBe(200);
  });

  test('accepts a state once, also in concurrent requests', async () => {
    const { browser, returnUrl } = await startSignIn('replay');
    const countExchanges = () => harness.provider.requestPaths.filter((path) => path === '/token').length;
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
    const { status, body } = await victim.browser.finish(victim.returnUrl, { credential: code });
    expect([status, body.code]).toEqual([401, 'failedProviderSignIn']);
  });

  test('refuses a return that names another issuer', async () => {
    const { browser, returnUrl } = await startSignIn('mixed-up');
    const { status, body } = await browser.finish(returnUrl, { fields: { issuer: 'https://evil.example' } });
    expect([status, body.code]).toEqual([401, 'failedProviderSignIn']);
    expect(await countAccounts('mixed-up@example.com')).toBe(0);
  });

  test('refuses a return after 15 minutes, and maintenance deletes the attempt', async () => {
    const { browser, returnUrl } = await startSignIn('late');
    harness.service.clock.advance({ minutes: 16 });
    expect((await browser.finish(returnUrl)).status).toBe(401);
    await runMaintenance(harness.service.services);
    const { db } = harness.service.services;
    expect(await tables(db).selectFrom('sign_in_attempt').select('client').execute()).toEqual([]);
  });

  test('refuses the state of another realm', async () => {
    const { signInProviders } = harness.service.realms.find({ key: 'lantern' })?.settings ?? {};
    const realmId = await harness.service.applyRealm({
      key: 'other',
      ...(signInProviders && { signInProviders }),
    });
    const { secrets } = harness.service.services;
    await putProviderSecret(secrets, {
      realmId,
      clientName: defaultClientName,
      secret: harness.provider.clientSecret,
    });
    const { browser, returnUrl } = await startSignIn('two-realms');
    expect((await browser.finish(returnUrl, { realm: 'other' })).status).toBe(401);
    expect((await browser.finish(returnUrl)).status).toBe(200);
  });
});

describe('GET /api/v2/openid/:client/auth-uri', () => {
  test('returns a URL with state, nonce and a code challenge, and one for a silent sign-in', async () => {
    const { authorisationUri, silentAuthorisationUri } = await harness.createBrowser().start('SIGNUP');
    const params = Object.fromEntries(new URL(authorisationUri).searchParams);
    expect(params).toMatchObject({
      client_id: 'matinee',
      response_type: 'code',
      code_challenge_method: 'S256',
      prompt: 'create',
      redirect_uri: `${harness.service.url}/oidc`,
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
      harness.service.request<{ authorisationUri: string } & ErrorResponse>(
        `/api/v2/openid/${defaultClientName}/auth-uri?authoriseUriFlow=SIGNIN&extraParams=${encodeURIComponent(extraParams)}`,
      );
    const { body } = await request('login_hint=grace%40example.com');
    expect(new URL(body.authorisationUri).searchParams.get('login_hint')).toBe('grace@example.com');
    for (const name of ['redirect_uri', 'state', 'nonce', 'response_mode', 'request', 'client_id'])
      expect((await request(`${name}=x`)).status).toBe(400);
  });

  test('does not depend on the Host header', async () => {
    const { headers, body } = await harness.service.request<{ authorisationUri: string }>(
      `/api/v2/openid/${defaultClientName}/auth-uri?authoriseUriFlow=SIGNIN`,
      { headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' } },
    );
    expect(body.authorisationUri).not.toContain('evil.example');
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/HttpOnly; SameSite=Lax/)]);
  });

  test('returns 404 for an unknown provider, and for one without a secret', async () => {
    const request = (name: string, realm?: string) =>
      harness.service.request(`/api/v2/openid/${name}/auth-uri?authoriseUriFlow=SIGNIN`, {
        ...(realm && { realm }),
      });
    const { signInProviders } = harness.service.realms.find({ key: 'lantern' })?.settings ?? {};
    await harness.service.applyRealm({ key: 'secretless', ...(signInProviders && { signInProviders }) });
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
    const realmId = await harness.service.applyRealm({
      key: 'inner',
      signInProviders: [{ ...provider, issuer }],
    });
    await putProviderSecret(harness.service.services.secrets, {
      realmId,
      clientName: defaultClientName,
      secret: 'x',
    });
    const path = `/api/v2/openid/${defaultClientName}/auth-uri?authoriseUriFlow=SIGNIN`;
    const { status, body } = await harness.service.request(path, { realm: 'inner' });
    expect([status, body.code]).toEqual([502, 'providerUnavailable']);
    server.close();
    expect(connectionCount).toBe(0);
  });
});

test('GET /api/v2/openid/:client/logout-uri returns the sign-out URL of the provider, which leads back to the service', async () => {
  const { body } = await harness.service.request<{ logoutUri: string }>(
    `/api/v2/openid/${defaultClientName}/logout-uri`,
  );
  const { origin, searchParams } = new URL(body.logoutUri);
  expect([origin, searchParams.get('post_logout_redirect_uri')]).toEqual([
    harness.provider.issuer,
    `${harness.service.url}/`,
  ]);
});

test('GET /api/v2/realm returns neither the secret nor the issuer nor the client id of a provider', async () => {
  const text = JSON.stringify((await harness.service.request('/api/v2/realm')).body);
  expect(text).toContain('"name":"Acme"');
  for (const setting of [harness.provider.clientSecret, harness.provider.issuer, 'clientId'])
    expect(text).not.toContain(setting);
});
