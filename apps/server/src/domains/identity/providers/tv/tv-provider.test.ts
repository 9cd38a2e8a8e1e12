import type { ErrorResponse, TvProviderList } from '@matinee/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  startTvProviderService,
  type TvProviderKindName,
  type TvProviderService,
} from '../../../../../test/providers/tv-provider-service.ts';
import { tables } from '../../../../../test/tables.ts';

let tv: TvProviderService;
beforeAll(async () => {
  tv = await startTvProviderService();
});
afterAll(() => tv.close());
beforeEach(() => {
  tv.provider.setSubscriber({ userId: 'somebody' });
  tv.provider.requests.length = 0;
});

const countRequests = (request: string) =>
  tv.provider.requests.filter((candidate) => candidate === request).length;
const registerRequest = 'POST /o/client/register';

describe.each<TvProviderKindName>(['adobe-dcr', 'primetime'])('%s', (kind) => {
  test('creates an account at the first sign-in, and signs in to it at the next', async () => {
    const subscriber = { userId: `grace-${kind}` };
    const first = await tv.createBrowser(kind).signIn(subscriber);
    expect([first.status, first.body.user?.isGuest, first.body.user?.name]).toEqual([
      200,
      false,
      'Harbour Cable & Fibre',
    ]);
    expect(first.body.linkedAccounts).toEqual([{ provider: kind }]);
    const next = await tv.createBrowser(kind).signIn(subscriber);
    expect([next.status, next.body.user.id]).toEqual([200, first.body.user.id]);
  });

  test('refuses a return in a browser that has not started the sign-in, and a second use', async () => {
    const browser = tv.createBrowser(kind);
    const { code, accessToken } = await browser.start();
    await tv.authenticate(code);
    expect((await tv.createBrowser(kind).finish(accessToken)).status).toBe(401);
    expect((await browser.finish(accessToken)).status).toBe(200);
    expect((await browser.finish(accessToken)).status).toBe(401);
  });

  test('refuses a return without a sign-in at the TV provider', async () => {
    const { status, body } = await tv.createBrowser(kind).signIn(null);
    expect([status, body.code]).toEqual([401, 'failedProviderSignIn']);
  });

  test('refuses the registration code of another device on which somebody has signed in', async () => {
    const victim = await tv.createBrowser(kind).start();
    await tv.authenticate(victim.code);
    const browser = tv.createBrowser(kind);
    const { accessToken } = await browser.start();
    const { status, body } = await browser.finish(accessToken.replace(/\..*/, `.${victim.code}`));
    expect([status, body.code]).toEqual([412, 'tvProviderNotConfirmed']);
  });

  test.each([
    [400, 'tvProviderRejected'],
    [412, 'tvProviderNotConfirmed'],
  ])('returns %i when the service for TV providers does', async (status, code) => {
    const browser = tv.createBrowser(kind);
    const { accessToken } = await browser.start();
    tv.provider.failNext('/api/v1/checkauthn', status);
    const response = await browser.finish(accessToken);
    expect([response.status, response.body.code]).toEqual([status, code]);
  });

  test('is unavailable while the service for TV providers fails', async () => {
    tv.provider.failNext('/reggie', 500);
    expect(await tv.createBrowser(kind).start()).toMatchObject({ errorCode: 'providerUnavailable' });
  });

  test('is not found for another requestor, or in a realm without it', async () => {
    await tv.service.applyRealm({ key: 'other' });
    const path = kind === 'primetime' ? '/api/v2/adobe/unknown/regcode' : '/api/v3/adobe/regcode';
    const body = kind === 'primetime' ? {} : { requestorId: 'unknown' };
    const send = (realm: string) => tv.service.request(path, { method: 'POST', body, realm });
    expect([(await send('lantern')).status, (await send('other')).status]).toEqual([404, 404]);
  });
});

describe('the client registration', () => {
  const readStoredRegistration = async () =>
    (await tv.service.services.secrets.read('client registration adobe-dcr', tv.service.realmId))?.toString();

  test('is made once, and kept in the encrypted store', async () => {
    await tv.service.services.secrets.delete('client registration adobe-dcr', tv.service.realmId);
    for (let round = 0; round < 2; round++) await tv.createBrowser().start();
    expect(countRequests(registerRequest)).toBe(1);
    expect(JSON.parse((await readStoredRegistration()) ?? '')).toEqual({
      realm: 'lantern',
      clientId: expect.any(String),
      clientSecret: expect.any(String),
    });
  });

  test('is cleared and made again, once, when its requests return 400', async () => {
    await tv.createBrowser().start();
    const oldRegistration = await readStoredRegistration();
    tv.provider.forgetClients();
    expect((await tv.createBrowser().start()).status).toBe(200);
    expect(countRequests(registerRequest)).toBe(1);
    expect(await readStoredRegistration()).not.toBe(oldRegistration);
    tv.provider.failNext('/reggie', 400, 2);
    expect(await tv.createBrowser().start()).toMatchObject({ status: 400, errorCode: 'tvProviderRejected' });
    expect(countRequests(registerRequest)).toBe(2);
  });

  test('is not needed by a client that has its own', async () => {
    await tv.service.services.secrets.delete('client registration adobe-dcr', tv.service.realmId);
    const browser = tv.createBrowser();
    const { code, accessToken } = await browser.start({ ...tv.provider.client });
    await tv.authenticate(code);
    expect((await browser.finish(accessToken, { ...tv.provider.client })).status).toBe(200);
    expect(countRequests(registerRequest)).toBe(0);
    const ownRegistration = { clientId: 'unknown', clientSecret: 'unknown' };
    expect((await tv.createBrowser().start(ownRegistration)).status).toBe(400);
  });

  test('is in no response', async () => {
    const { body } = await tv.service.request<{ signInProviders: object[] }>('/api/v2/realm');
    expect(Object.keys(body.signInProviders[0] ?? {}).sort()).toEqual([
      'allowUnlink',
      'baseUri',
      'kind',
      'mandatory',
      'name',
      'requestorId',
    ]);
  });
});

describe('GET /api/v3/adobe/:requestorId/config', () => {
  const readList = () =>
    tv.service.request<TvProviderList & ErrorResponse>(`/api/v3/adobe/${tv.provider.requestorId}/config`);
  const allowedProviders = [
    { name: 'Valley', featured: true },
    { name: 'NorthSat', display: 'North Satellite' },
    { name: 'Acorn' },
  ];

  test.each(['json', 'xml'] as const)('returns the TV providers of a list in %s', async (format) => {
    tv.provider.setConfigFormat(format);
    // Other settings have another list.
    await tv.applyRealm({ name: `List in ${format}` });
    const { status, body } = await readList();
    expect(status).toBe(200);
    expect(body.requestor.channels).toEqual([{ id: 'lantern-1', displayName: 'Lantern One' }]);
    expect(body.requestor.mvpds.map(({ id }) => id)).toEqual(['Acorn', 'HarbourCable', 'NorthSat', 'Valley']);
    expect(body.requestor.mvpds[1]).toEqual({
      id: 'HarbourCable',
      displayName: 'Harbour Cable & Fibre',
      isFeatured: false,
      logoUrl: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    });
    expect(body.requestor.mvpds[0]).not.toHaveProperty('logoUrl');
  });

  test('returns only the allowed TV providers, the featured ones first', async () => {
    await tv.applyRealm({ allowedProviders });
    const { body } = await readList();
    expect(body.requestor.mvpds.map(({ displayName, isFeatured }) => [displayName, isFeatured])).toEqual([
      ['Valley TV', true],
      ['Acorn Broadband', false],
      ['North Satellite', false],
    ]);
  });

  test('refuses to sign in with a TV provider that the realm does not allow', async () => {
    await tv.applyRealm({ allowedProviders });
    const { status } = await tv.createBrowser().signIn({ userId: 'elsewhere' });
    await tv.applyRealm();
    expect(status).toBe(401);
  });
});

describe('an account', () => {
  const confirmedAccount = async () => {
    const tokens = await tv.service.signInNewAccount();
    await tables(tv.service.services.db)
      .updateTable('account')
      .set({ email_verified_at: tv.service.clock.now() })
      .where('public_id', '=', tokens.user.id ?? '')
      .execute();
    return tokens;
  };

  test('is connected with a subscription only if the person agrees, and its address is confirmed', async () => {
    const subscriber = { userId: 'connected' };
    const { authorisationToken: token, user } = await confirmedAccount();
    const unconfirmed = await tv.service.signInNewAccount();
    await tables(tv.service.services.db)
      .updateTable('account')
      .set({ email_verified_at: null })
      .where('public_id', '=', unconfirmed.user.id ?? '')
      .execute();
    const refused = await tv.createBrowser().signIn(subscriber, {}, token);
    expect([refused.status, refused.body.params]).toEqual([409, { reason: 'notLinked' }]);
    const other = await tv.createBrowser().signIn(subscriber, { link: true }, unconfirmed.authorisationToken);
    expect([other.status, other.body.params]).toEqual([409, { reason: 'emailNotVerified' }]);
    const linked = await tv.createBrowser().signIn(subscriber, { link: true }, token);
    expect([linked.status, linked.body.user.id]).toEqual([200, user.id]);
  });

  test('is disconnected only if the realm allows it', async () => {
    const { authorisationToken } = await confirmedAccount();
    const { body } = await tv
      .createBrowser()
      .signIn({ userId: 'disconnected' }, { link: true }, authorisationToken);
    const unlink = () =>
      tv.service.request('/api/v2/user/linked-accounts/adobe-dcr', {
        method: 'DELETE',
        token: body.authorisationToken,
      });
    await tv.applyRealm({ allowUnlink: false });
    const refused = await unlink();
    await tv.applyRealm();
    expect([refused.status, refused.body.code]).toEqual([403, 'unlinkingNotAllowed']);
    expect((await unlink()).status).toBe(204);
  });
});
