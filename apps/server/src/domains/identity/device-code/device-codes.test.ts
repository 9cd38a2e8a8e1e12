import type { ErrorResponse, SecurityEvent, Tokens } from '@matinee/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../test/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

let account: Tokens;
beforeEach(async () => {
  account = await service.signInNewAccount();
});

interface Started {
  deviceCode: string;
  userCode: string;
  verificationUriComplete: string;
  qrCodeUri: string;
}

const start = async (realm?: string) =>
  (
    await service.request<Started>('/api/v2/device/code', {
      method: 'POST',
      headers: { 'user-agent': 'Mozilla/5.0 (SMART-TV; Linux; Tizen 8.0) AppleWebKit/537.36 Chrome/120.0' },
      ...(realm && { realm }),
    })
  ).body;
const readState = async (deviceCode: string, realm?: string) =>
  (
    await service.request<{ state: string }>('/api/v2/device/state', {
      body: { deviceCode },
      ...(realm && { realm }),
    })
  ).body.state;
const find = (userCode: string, token = account.authorisationToken) =>
  service.request<{ deviceName: string; isSameNetwork: boolean } & ErrorResponse>('/api/v2/device/request', {
    body: { userCode },
    token,
  });
const resolveRequest = (userCode: string, isApproved: boolean, token = account.authorisationToken) =>
  service.request('/api/v2/device/approval', { body: { userCode, isApproved }, token });
const signIn = (deviceCode: string, options: { token?: string; realm?: string } = {}) =>
  service.request<Tokens & ErrorResponse>('/api/v2/device/token', { body: { deviceCode }, ...options });

describe('sign-in on a television', () => {
  test('signs in once, after the person has seen the device and approved', async () => {
    const { deviceCode, userCode, verificationUriComplete, qrCodeUri } = await start();
    expect(userCode).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
    expect(verificationUriComplete).toBe(`${service.url}/tv-login?code=${userCode}`);
    expect(qrCodeUri).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(await readState(deviceCode)).toBe('waiting');
    expect((await signIn(deviceCode)).body.code).toBe('deviceCodeNotApproved');
    const found = await find(userCode.toLowerCase().replace('-', ' '));
    expect(found.body).toMatchObject({ deviceName: expect.stringContaining('Tizen'), isSameNetwork: true });
    expect((await resolveRequest(userCode, true)).status).toBe(204);
    expect(await readState(deviceCode)).toBe('approved');
    const signedIn = await signIn(deviceCode);
    expect([signedIn.status, signedIn.body.user.id]).toEqual([200, account.user.id]);
    expect(await readState(deviceCode)).toBe('expired');
    expect((await signIn(deviceCode)).status).toBe(400);
    const { body } = await service.request<{ events: SecurityEvent[] }>('/api/v2/user/security-events', {
      token: signedIn.body.authorisationToken,
    });
    expect(body.events[0]).toMatchObject({ kind: 'signedIn', method: 'deviceCode' });
  });

  test('does not sign in after a refusal', async () => {
    const { deviceCode, userCode } = await start();
    await resolveRequest(userCode, false);
    expect(await readState(deviceCode)).toBe('refused');
    expect((await signIn(deviceCode)).status).toBe(400);
  });

  test('accepts one answer', async () => {
    const { deviceCode, userCode } = await start();
    const attacker = await service.signInNewAccount();
    await resolveRequest(userCode, true);
    expect((await resolveRequest(userCode, true, attacker.authorisationToken)).body.code).toBe(
      'unknownDeviceCode',
    );
    expect((await find(userCode)).status).toBe(404);
    expect((await signIn(deviceCode)).body.user.id).toBe(account.user.id);
  });

  test('ends after ten minutes, before and after the approval', async () => {
    const waiting = await start();
    const approved = await start();
    await resolveRequest(approved.userCode, true);
    service.clock.advance({ minutes: 11 });
    account = await service.signInNewAccount();
    expect((await resolveRequest(waiting.userCode, true)).body.code).toBe('unknownDeviceCode');
    expect(await readState(waiting.deviceCode)).toBe('expired');
    expect((await signIn(approved.deviceCode)).status).toBe(400);
  });

  test('does not work in another realm', async () => {
    await service.applyRealm({ key: 'other' });
    const other = await service.signInNewAccount({ realm: 'other' });
    const { deviceCode, userCode } = await start();
    const found = await service.request('/api/v2/device/request', {
      body: { userCode },
      token: other.authorisationToken,
      realm: 'other',
    });
    expect(found.status).toBe(404);
    await resolveRequest(userCode, true);
    expect(await readState(deviceCode, 'other')).toBe('expired');
    expect((await signIn(deviceCode, { realm: 'other' })).status).toBe(400);
  });

  test('needs an account for the answer', async () => {
    const { userCode } = await start();
    const guest = await service.signInGuest();
    expect((await resolveRequest(userCode, true, guest.authorisationToken)).status).toBe(403);
  });

  test('limits how many codes an account can enter', async () => {
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 25; attempt++) statuses.add((await find('BBBB-BBBB')).status);
    expect([...statuses]).toEqual([404, 429]);
    expect((await resolveRequest((await start()).userCode, true)).status).toBe(429);
  });

  test('ends the guest session of the television', async () => {
    const guest = await service.signInGuest();
    const { deviceCode, userCode } = await start();
    await service.waitForEvents();
    const other = await service.signInNewAccount();
    await resolveRequest(userCode, true, other.authorisationToken);
    expect((await signIn(deviceCode, { token: guest.authorisationToken })).status).toBe(200);
    await service.waitForEvents();
    expect((await service.request('/api/v2/user', { token: guest.authorisationToken })).status).toBe(401);
  });
});
