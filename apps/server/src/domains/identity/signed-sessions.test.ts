import { createMovableClock } from '@matinee/testing';
import { type JWTPayload, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createFixedJwtKeys } from '../../../test/tokens/fixed-jwt-keys.ts';
import { createAccessTokens } from './access-token.ts';
import { createSessionCookieValue, readSessionCookie } from './session-cookie.ts';

// Long enough for each algorithm.
const key = new Uint8Array(64).fill(7);
const clock = createMovableClock();
const issuer = 'https://tv.example';
const createTokens = () => createAccessTokens(createFixedJwtKeys(key), issuer, clock);
const now = Math.floor(clock.now().epochMilliseconds / 1000);

/** Signs a token with the key of the service. Only `header` and `claims` differ from the tokens of the service. */
const sign = ({ header = {}, claims = {} }: { header?: object; claims?: JWTPayload }) =>
  new SignJWT({ sid: 'session1', iss: issuer, aud: 'lantern', iat: now, exp: now + 900, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: '1', ...header })
    .sign(key);

describe('read of access tokens', () => {
  test('returns the session of a token like those of the service', async () => {
    expect(await createTokens().read('lantern', await sign({}))).toBe('session1');
  });

  test.each([
    ['another algorithm', { header: { alg: 'HS512' } }],
    ['another type', { header: { typ: 'stream+jwt' } }],
    ['no type', { header: { typ: undefined } }],
    ['no key id', { header: { kid: undefined } }],
    ['an unknown key id', { header: { kid: '2' } }],
    ['another issuer', { claims: { iss: 'https://other.example' } }],
    ['the audience of another realm', { claims: { aud: 'other' } }],
    ['no session', { claims: { sid: undefined } }],
    ['a session that is no text', { claims: { sid: 7 } }],
    ['no expiry', { claims: { exp: undefined } }],
    ['an expiry in the past', { claims: { exp: now - 1 } }],
  ])('returns undefined for a token with %s', async (_difference, parts) => {
    expect(await createTokens().read('lantern', await sign(parts))).toBeUndefined();
  });

  test('returns undefined in another realm for a token that was verified before', async () => {
    const tokens = createTokens();
    const token = await tokens.sign('lantern', 'session1');
    expect(await tokens.read('lantern', token)).toBe('session1');
    expect(await tokens.read('other', token)).toBeUndefined();
  });
});

const cookie = createSessionCookieValue(key, 'lantern', 'session1');
const [, signature] = cookie.split('.');

test('readSessionCookie returns the session of a cookie that the service wrote', () => {
  expect(readSessionCookie(key, 'lantern', cookie)).toBe('session1');
});

test.each([
  ['without a signature', 'session1'],
  ['with an empty signature', 'session1.'],
  ['with the signature of another session', `session2.${signature}`],
  ['with a changed signature', cookie.replace(/.$/, (end) => (end === 'A' ? 'E' : 'A'))],
  ['with half a signature', cookie.slice(0, -20)],
  ['with the signature of another key', createSessionCookieValue(new Uint8Array(32), 'lantern', 'session1')],
  ['of another realm', createSessionCookieValue(key, 'other', 'session1')],
])('readSessionCookie returns undefined for a cookie %s', (_case, value) => {
  expect(readSessionCookie(key, 'lantern', value)).toBeUndefined();
});
