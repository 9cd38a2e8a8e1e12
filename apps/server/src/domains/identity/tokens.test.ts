import type { Tokens } from '@matinee/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, startService, type TestService } from '../../../test/service.ts';
import { createSessionRequests } from '../../../test/sessions.ts';
import { tables } from '../../../test/tables.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'other' });
});
afterAll(() => service.close());

const { refresh, readUser } = createSessionRequests(() => service);

describe('refresh token', () => {
  test('returns a new token pair', async () => {
    const session = await service.signInNewAccount();
    const response = await refresh(session.refreshToken);
    expect(response.status).toBe(200);
    expect(response.body.refreshToken).not.toBe(session.refreshToken);
    expect((await readUser(response.body.authorisationToken)).body.id).toBe(session.user.id);
  });

  test('returns the same successor to eight tabs that refresh at once', async () => {
    const { refreshToken } = await service.signInNewAccount();
    const responses = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const successors = new Set(responses.map(({ body }) => body.refreshToken));
    expect(successors.size).toBe(1);
    expect((await refresh([...successors][0] ?? '')).status).toBe(200);
  });

  test('ends the session when it is reused after the grace period', async () => {
    const session = await service.signInNewAccount();
    const refreshed = await refresh(session.refreshToken);
    service.clock.advance({ seconds: 21 });
    expect((await refresh(session.refreshToken)).body.code).toBe('invalidRefreshToken');
    expect((await refresh(refreshed.body.refreshToken)).body.code).toBe('invalidRefreshToken');
    await service.waitForEvents();
    expect((await readUser(refreshed.body.authorisationToken)).status).toBe(401);
  });

  test('is refused once its successor was used, without ending the session', async () => {
    const { refreshToken } = await service.signInNewAccount();
    const successor = (await refresh(refreshToken)).body.refreshToken;
    const current = (await refresh(successor)).body.refreshToken;
    expect((await refresh(refreshToken)).body.code).toBe('invalidRefreshToken');
    expect((await refresh(successor)).body.refreshToken).toBe(current);
    expect((await refresh(current)).status).toBe(200);
  });

  test('is deleted after it was used, and ends the session when it is reused after that', async () => {
    const { refreshToken, authorisationToken } = await service.signInNewAccount();
    let current = refreshToken;
    for (let n = 0; n < 4; n++) {
      current = (await refresh(current)).body.refreshToken;
      service.clock.advance({ seconds: 21 });
    }
    const sessionId = String(decodeJwt(authorisationToken).sid);
    const rows = await tables(service.services.db)
      .selectFrom('refresh_token')
      .innerJoin('session', 'session.id', 'refresh_token.session_id')
      .select('used_at')
      .where('session.public_id', '=', sessionId)
      .execute();
    // The current token and its predecessor.
    expect(rows).toHaveLength(2);
    const [, randomBits, signature] = refreshToken.split('.');
    for (const forgedToken of [
      `${sessionId}.x.${signature}`,
      `x.${randomBits}.${signature}`,
      `${sessionId}.x.`,
    ])
      expect((await refresh(forgedToken)).body.code).toBe('invalidRefreshToken');
    current = (await refresh(current)).body.refreshToken;
    expect((await refresh(refreshToken)).body.code).toBe('invalidRefreshToken');
    expect((await refresh(current)).body.code).toBe('invalidRefreshToken');
  });

  test.each([
    ['an account', () => service.signInNewAccount()],
    ['a guest', () => service.signInGuest()],
  ])('of %s is valid for a year at most, however often the session is used', async (_owner, signIn) => {
    const tokens = await signIn();
    let current = tokens.refreshToken;
    for (let day = 0; day < 350; day += 50) {
      service.clock.advance({ days: 50 });
      current = (await refresh(current)).body.refreshToken;
    }
    service.clock.advance({ days: 14, hours: 23 });
    const lastTokens = (await refresh(current)).body;
    expect((await readUser(lastTokens.authorisationToken)).status).toBe(200);
    service.clock.advance({ hours: 1 });
    expect((await refresh(lastTokens.refreshToken)).body.code).toBe('invalidRefreshToken');
  });

  test('is rejected in another realm, and when it is forged', async () => {
    const { refreshToken } = await service.signInNewAccount();
    expect((await refresh(refreshToken, 'other')).body.code).toBe('invalidRefreshToken');
    expect((await refresh('made-up')).body.code).toBe('invalidRefreshToken');
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  test('is stored only as a hash', async () => {
    const { refreshToken } = await service.signInNewAccount();
    const rows = await tables(service.services.db).selectFrom('refresh_token').selectAll().execute();
    expect(rows.some(({ hash }) => hash.includes(refreshToken))).toBe(false);
  });

  test('is invalid after sign-out', async () => {
    const tokens = await service.signInNewAccount();
    const signOutResponse = await service.request('/api/v2/logout', {
      body: { refreshToken: tokens.refreshToken },
    });
    expect(signOutResponse.status).toBe(204);
    expect(signOutResponse.headers.get('set-cookie')).toMatch(/^matinee_session=; Max-Age=0/);
    await service.waitForEvents();
    expect((await refresh(tokens.refreshToken)).body.code).toBe('invalidRefreshToken');
    expect((await readUser(tokens.authorisationToken)).status).toBe(401);
  });

  test('signs out after it was used and deleted', async () => {
    const { refreshToken } = await service.signInGuest();
    let current = refreshToken;
    for (let n = 0; n < 2; n++) {
      current = (await refresh(current)).body.refreshToken;
      service.clock.advance({ seconds: 21 });
    }
    current = (await refresh(current)).body.refreshToken;
    await service.request('/api/v2/logout', { body: { refreshToken } });
    expect((await refresh(current)).body.code).toBe('invalidRefreshToken');
  });

  test('of another realm does not sign out this session', async () => {
    const realmTokens = await service.signInNewAccount();
    const otherRealmTokens = await service.signInNewAccount({ realm: 'other' });
    await service.request('/api/v2/logout', { body: { refreshToken: otherRealmTokens.refreshToken } });
    expect((await refresh(realmTokens.refreshToken)).status).toBe(200);
    expect((await refresh(otherRealmTokens.refreshToken, 'other')).status).toBe(200);
  });
});

describe('access token', () => {
  const forge = (header: object, payload: object, signature = '') =>
    [header, payload]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .concat(signature)
      .join('.');

  test('expires after 15 minutes', async () => {
    const { authorisationToken, expiresIn } = await service.signInNewAccount();
    expect(expiresIn).toBe(900);
    service.clock.advance({ minutes: 15 });
    const { status, body } = await readUser(authorisationToken);
    expect([status, body.code]).toEqual([401, 'unauthorised']);
  });

  test('is rejected without a signature, with another algorithm or type, or after a change', async () => {
    const { authorisationToken } = await service.signInNewAccount();
    const [encodedHeader = '', encodedPayload = '', signature = ''] = authorisationToken.split('.');
    const payload = JSON.parse(Buffer.from(encodedPayload, 'base64url').toString());
    const forgedTokens = [
      forge({ alg: 'none', typ: 'at+jwt' }, payload),
      forge({ alg: 'HS512', typ: 'at+jwt' }, payload, signature),
      forge({ alg: 'HS256', typ: 'JWT' }, payload, signature),
      forge({ alg: 'HS256', typ: 'at+jwt', jwk: { kty: 'oct', k: 'AA' } }, payload, signature),
      [
        encodedHeader,
        Buffer.from(JSON.stringify({ ...payload, aud: 'other' })).toString('base64url'),
        signature,
      ].join('.'),
      'garbage',
      '',
    ];
    for (const token of forgedTokens) expect((await readUser(token)).status).toBe(401);
    expect((await readUser(authorisationToken)).status).toBe(200);
  });

  test('still moves the progress of a guest to the new account after it expired', async () => {
    const { publicId } = await service.createVideo();
    const guest = await service.signInGuest();
    await service.request(`/api/v2/customer/progress/${publicId}`, {
      method: 'PUT',
      token: guest.authorisationToken,
      body: { position: 40, duration: 100 },
    });
    service.clock.advance({ hours: 3 });
    const { body } = await service.request<Tokens>('/api/v2/user', {
      token: guest.authorisationToken,
      body: { username: 'late@example.com', password, name: 'Late' },
    });
    const progress = await service.request<{ progress: { position: number } }>(
      `/api/v2/customer/progress/${publicId}`,
      { token: body.authorisationToken },
    );
    expect(progress.body.progress.position).toBe(40);
  });
});
