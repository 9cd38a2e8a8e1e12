import type { ErrorResponse, Profile, Tokens } from '@matinee/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, startService, type TestService } from '../../../../test/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const path = '/api/v2/profiles';
const controlPath = '/api/v2/parental-control';

type Body = ErrorResponse & Profile & Tokens;

/** An account with a way to make calls with the tokens of its current session. */
async function openAccount() {
  let tokens = await service.signInNewAccount();
  const send = (url: string, method: string, body?: object) =>
    service.request<Body>(url, { token: tokens.authorisationToken, method, ...(body && { body }) });
  const readProfiles = async () => {
    const { body } = await service.request<{ profiles: Profile[] }>(path, {
      token: tokens.authorisationToken,
    });
    return body.profiles;
  };
  const add = async (name: string, tp: 'adult' | 'child') =>
    (await send(path, 'POST', { name, tp, avatar: 'owl' })).body;
  const select = async (id: string, pin?: string) => {
    const response = await send(`${path}/${id}/select`, 'POST', { ...(pin && { pin }) });
    if (response.status === 200) tokens = response.body;
    return response;
  };
  const setPin = (pin: string, currentPin?: string) =>
    send(controlPath, 'PUT', { enabled: true, ageRating: 9, pin, ...(currentPin && { currentPin }) });
  return { send, readProfiles, add, select, setPin, getTokens: () => tokens };
}

const readCode = ({ status, body }: { status: number; body: ErrorResponse }) => [status, body.code];

describe('profiles', () => {
  test('are created, renamed, listed and deleted', async () => {
    const { send, readProfiles, add } = await openAccount();
    const [first] = await readProfiles();
    expect(first).toMatchObject({ name: 'Ada', tp: 'adult', isCurrent: true, needsPin: false });
    const child = await add('Bo', 'child');
    expect(child).toMatchObject({ name: 'Bo', tp: 'child', avatar: 'owl', isCurrent: false });
    const changes = { name: 'Bobby', avatar: 'robot' };
    expect((await send(`${path}/${child.id}`, 'PUT', changes)).body).toMatchObject(changes);
    expect(await readProfiles()).toMatchObject([{ name: 'Ada' }, { name: 'Bobby', avatar: 'robot' }]);
    await send(`${path}/${first?.id}`, 'PUT', { name: 'Mum' });
    expect((await send('/api/v2/user', 'GET')).body).toMatchObject({ name: 'Ada', pro: { name: 'Mum' } });
    expect((await send(`${path}/${child.id}`, 'DELETE')).status).toBe(204);
    expect(await readProfiles()).toHaveLength(1);
  });

  test('are at most six, also when they are created at the same time', async () => {
    const { readProfiles, send } = await openAccount();
    const profile = { name: 'Bo', tp: 'child', avatar: 'cat' };
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(path, 'POST', profile)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'tooManyProfiles',
      params: { most: 6 },
    });
    expect(await readProfiles()).toHaveLength(6);
  });

  test.each([
    { name: ' ', tp: 'adult', avatar: 'cat' },
    { name: 'a'.repeat(31), tp: 'adult', avatar: 'cat' },
    { name: 'Bo', tp: 'owner', avatar: 'cat' },
    { name: 'Bo', tp: 'adult', avatar: 'https://example.com/me.png' },
    { name: 'Bo', tp: 'adult', avatar: 'cat', id: 'own' },
  ])('are not created from %j', async (body) => {
    const { send } = await openAccount();
    expect(readCode(await send(path, 'POST', body))).toEqual([400, 'badRequest']);
  });

  test('do not change their type', async () => {
    const { send, add } = await openAccount();
    const child = await add('Bo', 'child');
    expect((await send(`${path}/${child.id}`, 'PUT', { tp: 'adult' })).status).toBe(400);
  });

  test('include at least one adult, and the current one is not deleted', async () => {
    const { send, readProfiles, add, select } = await openAccount();
    const [first] = await readProfiles();
    expect(readCode(await send(`${path}/${first?.id}`, 'DELETE'))).toEqual([409, 'profileInUse']);
    const second = await add('Cy', 'adult');
    await select(second.id);
    expect((await send(`${path}/${first?.id}`, 'DELETE')).status).toBe(204);
    expect(readCode(await send(`${path}/${second.id}`, 'DELETE'))).toEqual([409, 'profileInUse']);
  });

  test('of other accounts are neither selected, changed nor deleted', async () => {
    const [own, other] = [await openAccount(), await openAccount()];
    const profile = await other.add('Bo', 'adult');
    for (const response of [
      await own.select(profile.id),
      await own.send(`${path}/${profile.id}`, 'PUT', { name: 'Mine' }),
      await own.send(`${path}/${profile.id}`, 'DELETE'),
    ])
      expect(readCode(response)).toEqual([404, 'notFound']);
    expect(await other.readProfiles()).toMatchObject([{}, { name: 'Bo' }]);
  });

  test('end their sessions when they are deleted', async () => {
    const { readProfiles, add, select, send, getTokens } = await openAccount();
    const [first] = await readProfiles();
    const child = await add('Bo', 'child');
    await select(child.id);
    const { authorisationToken: token } = getTokens();
    expect((await service.request('/api/v2/user', { token })).status).toBe(200);
    await select(first?.id ?? '');
    const email = getTokens().user.email;
    const { body: otherDevice } = await service.request<Tokens>('/api/v2/login', {
      body: { id: email, secret: password },
    });
    const childSession = await service.request<Tokens>(`${path}/${child.id}/select`, {
      token: otherDevice.authorisationToken,
      body: {},
    });
    expect((await send(`${path}/${child.id}`, 'DELETE')).status).toBe(204);
    await service.waitForEvents();
    const childToken = childSession.body.authorisationToken;
    expect((await service.request('/api/v2/user', { token: childToken })).status).toBe(401);
  });
});

describe('POST /api/v2/profiles/:id/select', () => {
  test('answers tokens of a session with the profile, and ends the previous one', async () => {
    const { add, select, getTokens } = await openAccount();
    const earlierTokens = getTokens();
    const child = await add('Bo', 'child');
    const { body } = await select(child.id);
    expect(body.user.pro).toEqual({ id: child.id, tp: 'child', name: 'Bo', avatar: 'owl' });
    expect((await service.request('/api/v2/user', { token: body.authorisationToken })).body).toMatchObject({
      pro: { id: child.id, tp: 'child' },
    });
    await service.waitForEvents();
    expect((await service.request('/api/v2/user', { token: earlierTokens.authorisationToken })).status).toBe(
      401,
    );
    const refresh = (refreshToken: string) =>
      service.request<Tokens>('/api/v2/token/refresh', { body: { refreshToken } });
    expect((await refresh(earlierTokens.refreshToken)).status).toBe(401);
    expect((await refresh(body.refreshToken)).body.user.pro.id).toBe(child.id);
  });

  test('keeps the time of the sign-in and the end of the session', async () => {
    const { readProfiles, add, select } = await openAccount();
    const [first] = await readProfiles();
    const child = await add('Bo', 'child');
    const readSession = async () => {
      const { rows } = await sql<object>`select created_at, expires_at, auth_time, method, device_name
        from session order by id desc limit 1`.execute(service.services.db);
      return rows[0];
    };
    const session = await readSession();
    service.clock.advance({ minutes: 3 });
    await select(child.id);
    expect(await readSession()).toEqual(session);
    await select(first?.id ?? '');
    expect(await readSession()).toEqual(session);
  });

  test('needs the PIN for an adult profile, and from a child profile for every other', async () => {
    const { readProfiles, add, select, setPin } = await openAccount();
    const [first] = await readProfiles();
    const [adult, child, sister] = [
      await add('Cy', 'adult'),
      await add('Bo', 'child'),
      await add('Di', 'child'),
    ];
    await setPin('4711');
    expect(await readProfiles()).toMatchObject([
      { id: first?.id, needsPin: false },
      { id: adult.id, needsPin: true },
      { id: child.id, needsPin: false },
      { id: sister.id, needsPin: false },
    ]);
    expect(readCode(await select(adult.id))).toEqual([403, 'pinRequired']);
    expect((await select(child.id)).status).toBe(200);
    for (const id of [first?.id ?? '', sister.id]) {
      expect(readCode(await select(id))).toEqual([403, 'pinRequired']);
      expect(readCode(await select(id, '0000'))).toEqual([403, 'wrongPin']);
    }
    expect((await select(sister.id, '4711')).status).toBe(200);
    expect((await select(first?.id ?? '', '4711')).status).toBe(200);
  });

  test('limits guesses of the PIN by account, also of many at once', async () => {
    const { readProfiles, add, select, setPin } = await openAccount();
    const [first] = await readProfiles();
    const child = await add('Bo', 'child');
    await setPin('4711');
    await select(child.id);
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => select(first?.id ?? '', String(1000 + index))),
    );
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await select(first?.id ?? '', '4711')).status).toBe(429);
  });
});

describe('/api/v2/parental-control', () => {
  const readControl = async ({ send }: Awaited<ReturnType<typeof openAccount>>) =>
    (await send(controlPath, 'GET')).body as unknown;

  test('is off at first, and never answers the PIN', async () => {
    const account = await openAccount();
    expect(await readControl(account)).toEqual({ enabled: false, ageRating: 12 });
    const response = await account.setPin('4711');
    expect(response.body).toEqual({ enabled: true, ageRating: 9 });
    expect(await readControl(account)).toEqual({ enabled: true, ageRating: 9 });
    const { rows } = await sql<{ pin_hash: string }>`select pin_hash from parental_control`.execute(
      service.services.db,
    );
    for (const { pin_hash } of rows) expect(pin_hash).toMatch(/^\$argon2id\$/);
  });

  test('needs a PIN to be enabled', async () => {
    const { send } = await openAccount();
    const input = { enabled: true, ageRating: 6 };
    expect(readCode(await send(controlPath, 'PUT', input))).toEqual([403, 'pinRequired']);
    for (const pin of ['123', '12345', 'abcd', '١٢٣٤'])
      expect((await send(controlPath, 'PUT', { ...input, pin })).status).toBe(400);
    expect((await send(controlPath, 'PUT', { enabled: true, ageRating: 99, pin: '1234' })).status).toBe(400);
  });

  test('changes only with the current PIN, or soon after signing in', async () => {
    const account = await openAccount();
    await account.setPin('4711');
    expect((await account.setPin('1234')).status).toBe(200);
    service.clock.advance({ minutes: 11 });
    expect(readCode(await account.setPin('5678'))).toEqual([403, 'pinRequired']);
    expect(readCode(await account.setPin('5678', '0000'))).toEqual([403, 'wrongPin']);
    const off = { enabled: false, ageRating: 9 };
    expect(readCode(await account.send(controlPath, 'PUT', off))).toEqual([403, 'pinRequired']);
    expect((await account.setPin('5678', '1234')).status).toBe(200);
    expect((await account.send(controlPath, 'PUT', { ...off, currentPin: '5678' })).body).toEqual(off);
  });
});
