import type { CallResponse, calls, SecurityEvent, Tokens } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, startService, type TestService } from '../../../../test/service.ts';
import { deleteOldSecurityEvents, setRole } from '../index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

type Devices = CallResponse<typeof calls.getDevices>['devices'];

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

let accountCount = 0;
/** Creates an account, and signs in to it on an iPhone and then in Firefox. */
async function openAccountOnTwoDevices() {
  accountCount += 1;
  const email = `devices-${accountCount}@example.com`;
  await service.signInNewAccount({ email });
  const iPhoneTokens = await signIn(email, iPhone);
  service.clock.advance({ minutes: 5 });
  return { email, iPhoneTokens, firefoxTokens: await signIn(email, firefox) };
}

async function signIn(email: string, userAgent: string): Promise<Tokens> {
  const { body } = await service.request<Tokens>('/api/v2/login', {
    body: { id: email, secret: password },
    headers: { 'user-agent': userAgent },
  });
  return body;
}

async function readDevices(token: string): Promise<Devices> {
  return (await service.request<{ devices: Devices }>('/api/v2/user/devices', { token })).body.devices;
}

async function readEvents(token: string): Promise<SecurityEvent[]> {
  const { body } = await service.request<{ events: SecurityEvent[] }>('/api/v2/user/security-events', {
    token,
  });
  return body.events;
}

async function readUserStatus({ authorisationToken: token }: Tokens): Promise<number> {
  await service.waitForEvents();
  return (await service.request('/api/v2/user', { token })).status;
}

describe('GET /api/v2/user/devices', () => {
  test('returns the devices of the account by their last use, and marks the device of the request', async () => {
    const { iPhoneTokens, firefoxTokens } = await openAccountOnTwoDevices();
    const [current, other] = await readDevices(firefoxTokens.authorisationToken);
    expect(current).toMatchObject({ name: 'Firefox, Linux', method: 'password', isCurrent: true });
    expect(other).toMatchObject({ name: 'Safari, iOS', method: 'password', isCurrent: false });
    expect(
      Temporal.Instant.from(current?.lastUsedAt ?? '')
        .since(other?.lastUsedAt ?? '')
        .total('minutes'),
    ).toBe(5);

    service.clock.advance({ minutes: 5 });
    await service.request('/api/v2/token/refresh', { body: { refreshToken: iPhoneTokens.refreshToken } });
    expect((await readDevices(firefoxTokens.authorisationToken))[0]?.name).toBe('Safari, iOS');
  });

  test('omits sessions that have ended, and those of others', async () => {
    const { iPhoneTokens } = await openAccountOnTwoDevices();
    const { email, firefoxTokens } = await openAccountOnTwoDevices();
    const ended = await signIn(email, iPhone);
    await service.request('/api/v2/logout', { body: { refreshToken: ended.refreshToken } });
    const ids = (await readDevices(firefoxTokens.authorisationToken)).map(({ id }) => id);
    expect(ids).toHaveLength(3);
    for (const { id } of await readDevices(iPhoneTokens.authorisationToken)) expect(ids).not.toContain(id);
  });
});

describe('DELETE /api/v2/user/devices/{id}', () => {
  const signOut = (id: string, token: string) =>
    service.request(`/api/v2/user/devices/${id}`, { method: 'DELETE', token });

  test('signs one device out at once', async () => {
    const { iPhoneTokens, firefoxTokens } = await openAccountOnTwoDevices();
    const token = firefoxTokens.authorisationToken;
    const iPhoneSession = (await readDevices(iPhoneTokens.authorisationToken)).find((one) => one.isCurrent);
    expect(await signOut(iPhoneSession?.id ?? '', token)).toMatchObject({ status: 204 });
    expect(await readUserStatus(iPhoneTokens)).toBe(401);
    expect(await readUserStatus(firefoxTokens)).toBe(200);
    const refresh = { body: { refreshToken: iPhoneTokens.refreshToken } };
    expect(await service.request('/api/v2/token/refresh', refresh)).toMatchObject({ status: 401 });
    expect((await readEvents(token))[0]).toMatchObject({
      kind: 'deviceSignedOut',
      deviceName: 'Safari, iOS',
    });
    expect(await signOut(iPhoneSession?.id ?? '', token)).toMatchObject({ status: 404 });
  });

  test('returns 404 for a device of another account, which stays signed in', async () => {
    const { firefoxTokens } = await openAccountOnTwoDevices();
    const other = await service.signInNewAccount();
    const [otherDevice] = await readDevices(other.authorisationToken);
    const response = await signOut(otherDevice?.id ?? '', firefoxTokens.authorisationToken);
    expect(response).toMatchObject({ status: 404, body: { code: 'notFound' } });
    expect(await readUserStatus(other)).toBe(200);
  });

  test('clears the cookie when the device signs itself out', async () => {
    const { firefoxTokens } = await openAccountOnTwoDevices();
    const devices = await readDevices(firefoxTokens.authorisationToken);
    const current = devices.find(({ isCurrent }) => isCurrent);
    const { headers } = await signOut(current?.id ?? '', firefoxTokens.authorisationToken);
    expect(headers.get('set-cookie')).toMatch(/matinee_session=;/);
  });
});

describe('DELETE /api/v2/user/devices', () => {
  test('signs all devices of the account out, and no others', async () => {
    const { email, iPhoneTokens, firefoxTokens } = await openAccountOnTwoDevices();
    const other = await service.signInNewAccount();
    const token = firefoxTokens.authorisationToken;
    const response = await service.request('/api/v2/user/devices', { method: 'DELETE', token });
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toMatch(/matinee_session=;/);
    expect(await readUserStatus(iPhoneTokens)).toBe(401);
    expect(await readUserStatus(firefoxTokens)).toBe(401);
    expect(await readUserStatus(other)).toBe(200);
    const { authorisationToken } = await signIn(email, iPhone);
    expect((await readEvents(authorisationToken)).slice(0, 2)).toMatchObject([
      { kind: 'signedIn', method: 'password', deviceName: 'Safari, iOS' },
      { kind: 'signedOutEverywhere', method: null, deviceName: '' },
    ]);
  });
});

describe('GET /api/v2/user/security-events', () => {
  test('lists a change of the password, of the role, and the reuse of a refresh token', async () => {
    const { email, firefoxTokens } = await openAccountOnTwoDevices();
    const token = firefoxTokens.authorisationToken;
    const secret = 'a new long password for this account';
    await service.request('/api/v2/user/password', {
      method: 'PUT',
      token,
      body: { currentSecret: password, secret },
    });
    const { services, realmId, clock } = service;
    await setRole(services.db, { realmId, email, role: 'ADMIN', now: clock.now() });
    expect((await readEvents(token)).slice(0, 2)).toMatchObject([
      { kind: 'roleChanged', deviceName: '' },
      { kind: 'passwordChanged' },
    ]);

    const refresh = () =>
      service.request('/api/v2/token/refresh', { body: { refreshToken: firefoxTokens.refreshToken } });
    await refresh();
    service.clock.advance({ minutes: 1 });
    expect(await refresh()).toMatchObject({ status: 401 });
    const { body } = await service.request<Tokens>('/api/v2/login', { body: { id: email, secret } });
    expect((await readEvents(body.authorisationToken))[1]).toMatchObject({ kind: 'refreshTokenReused' });
  });

  test('does not list events of others, nor those older than 400 days', async () => {
    const { firefoxTokens } = await openAccountOnTwoDevices();
    const other = await service.signInNewAccount();
    expect(await readEvents(other.authorisationToken)).toHaveLength(1);
    expect((await readEvents(firefoxTokens.authorisationToken)).length).toBeGreaterThan(1);
    await deleteOldSecurityEvents(service.services.db, service.clock.now().add({ hours: 399 * 24 }));
    expect(await readEvents(other.authorisationToken)).toHaveLength(1);
    await deleteOldSecurityEvents(service.services.db, service.clock.now().add({ hours: 401 * 24 }));
    expect(await readEvents(other.authorisationToken)).toHaveLength(0);
  });
});
