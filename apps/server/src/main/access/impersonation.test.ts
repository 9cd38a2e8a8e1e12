// An administrator who acts as a viewer: what the session may do, and how it ends.
import { type Call, type CallName, calls, isForImpersonators, type Tokens } from '@matinee/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callPermissions } from '../../../test/call-permissions.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { createImpersonationLink, setRole } from '../../domains/identity/index.ts';
import { redactSecretParameters } from '../../platform/log/redact.ts';

let service: TestService;
let count = 0;
let viewerEmail: string;
let operatorEmail: string;
let viewer: Tokens;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'other' });
});
afterAll(() => service.close());
beforeEach(async () => {
  count += 1;
  viewerEmail = `viewer-${count}@example.com`;
  operatorEmail = `operator-${count}@example.com`;
  viewer = await service.signInNewAccount({ email: viewerEmail });
  await service.signInNewAccount({ email: operatorEmail, role: 'ADMIN' });
});

const now = () => service.clock.now();
const createLink = () =>
  createImpersonationLink(service.services.db, {
    realm: { id: service.realmId },
    viewerEmail,
    operatorEmail,
    reason: 'request 17',
    now: now(),
  });

async function createToken(): Promise<string> {
  const link = await createLink();
  if (!('path' in link)) throw new Error(link.problem);
  return link.path.split('/').at(-1) ?? '';
}

const start = (token: string, realm?: string) =>
  service.request<Tokens & { code?: string }>('/api/v2/login/impersonation', {
    body: { token },
    ...(realm && { realm }),
  });
const impersonate = async () => (await start(await createToken())).body;
const readStatus = async (token: string) => (await service.request('/api/v2/user', { token })).status;
const changeRole = async (email: string, role: 'USER' | 'ADMIN') => {
  await setRole(service.services.db, { realmId: service.realmId, email, role, now: now() });
  await service.waitForEvents();
};

describe('a link for acting as a viewer', () => {
  test('has a token that the log hides', async () => {
    const token = await createToken();
    expect(redactSecretParameters(`/impersonate/${token}`)).toBe('/impersonate/***');
  });

  test('opens a session of the viewer that names the administrator', async () => {
    const { status, body } = await start(await createToken());
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: viewer.user.id, rol: 'USER', impersonator: { name: 'Ada' } });
    expect(viewer.user.impersonator).toBeUndefined();
  });

  test('works once, for five minutes, and in its realm only', async () => {
    const token = await createToken();
    expect((await start(token, 'other')).status).toBe(401);
    expect((await start(token)).status).toBe(200);
    expect((await start(token)).body.code).toBe('invalidImpersonationToken');
    const expiredToken = await createToken();
    service.clock.advance({ minutes: 5 });
    expect((await start(expiredToken)).body.code).toBe('invalidImpersonationToken');
    expect((await start('invented')).body.code).toBe('invalidImpersonationToken');
  });

  test('is created only for viewers, by administrators', async () => {
    await changeRole(viewerEmail, 'ADMIN');
    expect(await createLink()).toEqual({ problem: 'viewerIsAdministrator' });
    await changeRole(viewerEmail, 'USER');
    await changeRole(operatorEmail, 'USER');
    expect(await createLink()).toEqual({ problem: 'operatorIsNoAdministrator' });
  });

  test('is refused when the role of the administrator has ended since', async () => {
    const token = await createToken();
    await changeRole(operatorEmail, 'USER');
    expect((await start(token)).body.code).toBe('invalidImpersonationToken');
  });
});

describe('a session of an administrator who acts as a viewer', () => {
  test('ends after 30 minutes, also if it is refreshed', async () => {
    const tokens = await impersonate();
    service.clock.advance({ minutes: 14 });
    const refresh = (refreshToken: string) =>
      service.request<Tokens>('/api/v2/token/refresh', { body: { refreshToken } });
    const refreshed = await refresh(tokens.refreshToken);
    expect(refreshed.status).toBe(200);
    service.clock.advance({ minutes: 15 });
    const refreshedAgain = await refresh(refreshed.body.refreshToken);
    expect(refreshedAgain.status).toBe(200);
    service.clock.advance({ minutes: 1 });
    expect((await refresh(refreshedAgain.body.refreshToken)).status).toBe(401);
  });

  test.each([
    ['the administrator loses the role', () => changeRole(operatorEmail, 'USER')],
    ['the viewer becomes an administrator', () => changeRole(viewerEmail, 'ADMIN')],
  ])('ends when %s', async (_case, act) => {
    const { authorisationToken } = await impersonate();
    expect(await readStatus(authorisationToken)).toBe(200);
    await act();
    expect(await readStatus(authorisationToken)).toBe(401);
  });

  test('is listed to the viewer with the name of the administrator, and the viewer can end it', async () => {
    const { authorisationToken } = await impersonate();
    const token = viewer.authorisationToken;
    const { body } = await service.request<{ events: object[] }>('/api/v2/user/security-events', { token });
    expect(body.events[0]).toMatchObject({ kind: 'signedIn', method: 'impersonation', actorName: 'Ada' });
    const { body: list } = await service.request<{ devices: { id: string; method: string }[] }>(
      '/api/v2/user/devices',
      { token },
    );
    const device = list.devices.find(({ method }) => method === 'impersonation');
    await service.request(`/api/v2/user/devices/${device?.id}`, { method: 'DELETE', token });
    await service.waitForEvents();
    expect(await readStatus(authorisationToken)).toBe(401);
    expect(await readStatus(token)).toBe(200);
  });

  test('records when the administrator stops', async () => {
    const { refreshToken } = await impersonate();
    await service.request('/api/v2/logout', { body: { refreshToken } });
    const { body } = await service.request<{ events: object[] }>('/api/v2/user/security-events', {
      token: viewer.authorisationToken,
    });
    expect(body.events[0]).toMatchObject({ kind: 'impersonationEnded', actorName: 'Ada' });
  });

  test('does not renew the licences of the viewer', async () => {
    const { refreshToken } = await impersonate();
    const { status, body } = await service.request('/api/v1/entitlement-sync', { body: { refreshToken } });
    expect([status, body.code]).toEqual([403, 'notWhileImpersonating']);
  });

  test('does not record progress when the page closes', async () => {
    const { publicId } = await service.createVideo();
    const { authorisationToken } = await impersonate();
    const response = await fetch(`${service.url}/api/v2/customer/progress/${publicId}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ token: authorisationToken, position: 12, duration: 90 }),
    });
    expect(response.status).toBe(403);
  });
});

const readsOfAccount = ['getUser', 'getPreferences'];
const playbackCalls = ['postVideoManifest', 'postEventManifest'];
const callNames = Object.keys(callPermissions) as CallName[];

describe('calls of an administrator who acts as a viewer', () => {
  test('change nothing, and read no secrets of the account', () => {
    for (const name of callNames) {
      const call: Call = calls[name];
      if (!isForImpersonators(call) || [...readsOfAccount, ...playbackCalls].includes(name)) continue;
      expect([name, call.method]).toEqual([name, 'GET']);
      expect([name, ['account', 'identity'].includes(call.tag), call.auth]).toEqual([
        name,
        false,
        expect.stringMatching(/^(none|optional|session|user)$/),
      ]);
    }
  });

  test('are refused, except those that only watch and read', async () => {
    const { authorisationToken } = await impersonate();
    const outcomes = await Promise.all(
      callNames
        .filter((name) => !isForImpersonators(calls[name]) && (calls[name] as Call).auth !== 'none')
        .map(async (name) => {
          const call: Call = calls[name];
          const { query = '', body } = callPermissions[name];
          const { status, body: response } = await service.request(
            call.path.replace(/:\w+/g, 'none') + query,
            {
              method: call.method,
              token: authorisationToken,
              ...(body !== undefined && { body }),
            },
          );
          return [name, status, response.code];
        }),
    );
    const allowedOutcome = (code: unknown) => code === 'notWhileImpersonating' || code === 'forbidden';
    expect(outcomes.filter(([, status, code]) => status !== 403 || !allowedOutcome(code))).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(60);
  });

  test('are permitted if they watch or read', async () => {
    const { authorisationToken: token } = await impersonate();
    const { publicId } = await service.createVideo();
    for (const path of [
      '/api/v2/user',
      '/api/v2/user/preferences',
      `/api/v2/customer/progress/${publicId}`,
    ]) {
      const { body } = await service.request(path, { token });
      expect([path, body.code]).not.toEqual([path, 'notWhileImpersonating']);
    }
    expect(await readStatus(token)).toBe(200);
  });
});
