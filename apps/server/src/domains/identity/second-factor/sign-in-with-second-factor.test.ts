import type { ErrorResponse, Tokens } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPasskeyRequests } from '../../../../test/passkeys/passkey-requests.ts';
import { createSecondFactorRequests } from '../../../../test/second-factor/second-factor-requests.ts';
import { startService, type TestService } from '../../../../test/service.ts';
import { createSessionRequests } from '../../../../test/sessions.ts';
import { tables } from '../../../../test/tables.ts';

const origin = 'https://tv.example';
let service: TestService;
beforeAll(async () => {
  service = await startService({}, { PUBLIC_URL: origin });
});
afterAll(() => service.close());

const {
  createAdministrator,
  createCode,
  enterCode,
  requestPendingToken,
  signInWithPassword,
  listEventKinds,
} = createSecondFactorRequests(() => service);
const { refresh, readUser } = createSessionRequests(() => service);

const countSessions = async (email: string) => {
  const { count } = await tables(service.services.db)
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account.email', '=', email)
    .executeTakeFirstOrThrow();
  return count;
};

describe('sign-in to an account with an authenticator app', () => {
  test('opens no session with the password alone, and one with the code', async () => {
    const { email, secret } = await createAdministrator();
    const sessionCount = await countSessions(email);
    const { status, body, headers } = await signInWithPassword(email);
    expect([status, body.code, body.params?.expiresIn]).toEqual([403, 'secondFactorRequired', 600]);
    expect([body.authorisationToken, await countSessions(email)]).toEqual([undefined, sessionCount]);
    expect(headers.getSetCookie().filter((cookie) => cookie.includes('session'))).toEqual([]);

    const completed = await enterCode(String(body.params?.pendingToken), createCode(secret));
    expect([completed.status, completed.body.user.email]).toEqual([200, email]);
    expect(await countSessions(email)).toBe(sessionCount + 1);
    const refreshed = await refresh(completed.body.refreshToken);
    expect(refreshed.status).toBe(200);
  });

  test('accepts the token of the cookie, and deletes the cookie', async () => {
    const { email, secret } = await createAdministrator();
    const { headers } = await signInWithPassword(email);
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/matinee_pending_sign_in=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax/);
    const [pair = ''] = cookie.split(';');
    const { status, headers: completed } = await enterCode(undefined, createCode(secret), {
      headers: { cookie: pair },
    });
    expect(status).toBe(200);
    expect(completed.getSetCookie().join()).toMatch(/matinee_pending_sign_in=;/);
  });

  test('stores only the hash of the token, and accepts it once', async () => {
    const { email, secret } = await createAdministrator();
    const token = await requestPendingToken(email);
    const rows = await tables(service.services.db)
      .selectFrom('pending_sign_in')
      .select('token_hash')
      .execute();
    const spellings = [Buffer.from(token), Buffer.from(token, 'base64url')];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ token_hash: hash }) => spellings.some((bytes) => hash.equals(bytes)))).toEqual([]);
    expect((await enterCode(token, createCode(secret))).status).toBe(200);
    service.clock.advance({ seconds: 30 });
    const again = await enterCode(token, createCode(secret));
    expect([again.status, again.body.code]).toEqual([401, 'invalidPendingSignIn']);
  });

  test('rejects the token after ten minutes, and in another realm', async () => {
    await service.applyRealm({ key: 'harbour', hosts: ['harbour.example'] });
    const { email, secret } = await createAdministrator();
    const token = await requestPendingToken(email);
    const inOtherRealm = await enterCode(token, createCode(secret), { realm: 'harbour' });
    expect(inOtherRealm.body.code).toBe('invalidPendingSignIn');
    service.clock.advance({ minutes: 10, seconds: 1 });
    expect((await enterCode(token, createCode(secret))).body.code).toBe('invalidPendingSignIn');
  });

  test('refuses a code that was used before, and older ones', async () => {
    const { email, secret } = await createAdministrator();
    const code = createCode(secret);
    const previousCode = createCode(secret, -1);
    expect((await enterCode(await requestPendingToken(email), code)).status).toBe(200);
    const token = await requestPendingToken(email);
    const refusals = [await enterCode(token, code), await enterCode(token, previousCode)];
    expect(refusals.map(({ body }) => body.code)).toEqual(['wrongSecondFactorCode', 'wrongSecondFactorCode']);
    expect((await enterCode(token, createCode(secret, 1))).status).toBe(200);
  });

  test('accepts one of several concurrent requests with the same code', async () => {
    const { email, secret } = await createAdministrator();
    const code = createCode(secret);
    const tokens = [await requestPendingToken(email), await requestPendingToken(email)];
    const responses = await Promise.all(tokens.map((token) => enterCode(token, code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('ends the pending sign-in after five wrong codes', async () => {
    const { email, secret } = await createAdministrator();
    const token = await requestPendingToken(email);
    for (let count = 0; count < 5; count += 1)
      expect((await enterCode(token, 'AAAAA-AAAAA')).body.code).toBe('wrongSecondFactorCode');
    expect((await enterCode(token, createCode(secret))).body.code).toBe('invalidPendingSignIn');
    expect((await enterCode(await requestPendingToken(email), createCode(secret))).status).toBe(200);
  });

  test('refuses codes with 429 after ten in 15 minutes, also those of new sign-ins', async () => {
    const { email, secret } = await createAdministrator();
    const codes: ErrorResponse['code'][] = [];
    for (let count = 0; count < 3; count += 1) {
      const token = await requestPendingToken(email);
      for (let guess = 0; guess < 4; guess += 1) codes.push((await enterCode(token, '000000')).body.code);
    }
    // The first code of the administrator has added the app.
    expect(codes.indexOf('tooManyRequests')).toBe(9);
    const right = await enterCode(await requestPendingToken(email), createCode(secret));
    expect([right.status, right.body.code]).toEqual([429, 'tooManyRequests']);
  });

  test('a recovery code signs in once, in any spelling', async () => {
    const { email, recoveryCodes } = await createAdministrator();
    const [recoveryCode = ''] = recoveryCodes;
    expect([new Set(recoveryCodes).size, recoveryCode]).toEqual([10, expect.stringMatching(/^\w{5}-\w{5}$/)]);
    const typedCode = ` ${recoveryCode.toLowerCase().replace('-', ' ')} `;
    const { status, body } = await enterCode(await requestPendingToken(email), typedCode);
    expect(status).toBe(200);
    expect(await listEventKinds(body.authorisationToken)).toContain('recoveryCodeUsed');
    const again = await enterCode(await requestPendingToken(email), recoveryCode);
    expect(again.body.code).toBe('wrongSecondFactorCode');
  });

  test('a recovery code of another account does not sign in', async () => {
    const { recoveryCodes } = await createAdministrator();
    const { email } = await createAdministrator();
    const { body } = await enterCode(await requestPendingToken(email), recoveryCodes[0] ?? '');
    expect(body.code).toBe('wrongSecondFactorCode');
  });

  test('moves the data of a guest only after the code', async () => {
    const { email, secret } = await createAdministrator();
    const guest = await service.signInGuest();
    const token = guest.authorisationToken;
    const { body } = await signInWithPassword(email, { token });
    await service.waitForEvents();
    expect((await readUser(token)).status).toBe(200);
    await enterCode(String(body.params?.pendingToken), createCode(secret), { token });
    await service.waitForEvents();
    expect((await readUser(token)).status).toBe(401);
  });

  test('a changed password ends pending sign-ins', async () => {
    const { email, token, secret } = await createAdministrator();
    const pendingToken = await requestPendingToken(email);
    const { status } = await service.request('/api/v2/user/password', {
      method: 'PUT',
      token,
      body: { currentSecret: 'a lantern in the fog', secret: 'another lantern in the harbour' },
    });
    expect(status).toBe(204);
    expect((await enterCode(pendingToken, createCode(secret))).body.code).toBe('invalidPendingSignIn');
  });

  test('a television also asks for the code', async () => {
    const { token, secret } = await createAdministrator();
    const { body: started } = await service.request<{ deviceCode: string; userCode: string }>(
      '/api/v2/device/code',
      { method: 'POST' },
    );
    const { userCode, deviceCode } = started;
    await service.request('/api/v2/device/approval', { token, body: { userCode, isApproved: true } });
    const { body } = await service.request<ErrorResponse>('/api/v2/device/token', { body: { deviceCode } });
    expect(body.code).toBe('secondFactorRequired');
    expect((await enterCode(String(body.params?.pendingToken), createCode(secret))).status).toBe(200);
  });

  test('a passkey is two factors', async () => {
    const { token } = await createAdministrator();
    const passkeys = createPasskeyRequests(() => service);
    const { authenticator } = await passkeys.addPasskey(token);
    const { status, body } = await passkeys.signIn(authenticator);
    expect([status, (body as Tokens).user.rol]).toEqual([200, 'ADMIN']);
  });
});
