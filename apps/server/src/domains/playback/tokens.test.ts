import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createFixedJwtKeys } from '../../../test/tokens/fixed-jwt-keys.ts';
import { createMediaTokens, createStreamTokens, mediaTokenSeconds } from './tokens.ts';

const key = new Uint8Array(32).fill(7);
const keys = createFixedJwtKeys(key);
const now = Temporal.Instant.from('2026-11-21T10:00:00Z');
const addSeconds = (seconds: number) => now.add({ seconds });
const createJwtBuilder = () =>
  new SignJWT().setAudience('asset1').setSubject('s').setIssuedAt(0).setExpirationTime(9_999_999_999);

describe('createMediaTokens', () => {
  test('issues a token that is valid for its asset until it expires', async () => {
    const tokens = createMediaTokens(keys);
    const { token, expiresAt } = await tokens.sign('asset1', 'session1', now);
    expect(expiresAt).toEqual(addSeconds(mediaTokenSeconds));
    expect(await tokens.check(token, 'asset1', now)).toMatchObject({
      kind: 'valid',
      claims: { sessionId: 'session1' },
    });
    expect(await tokens.check(token, 'asset1', addSeconds(mediaTokenSeconds - 1))).toMatchObject({
      kind: 'valid',
    });
    expect(await tokens.check(token, 'asset1', addSeconds(mediaTokenSeconds))).toEqual({
      kind: 'invalid',
    });
  });

  test('reports a wrong audience for another asset, with and without a cached verification', async () => {
    const { token } = await createMediaTokens(keys).sign('asset1', 'session1', now);
    const tokens = createMediaTokens(keys);
    expect(await tokens.check(token, 'asset2', now)).toEqual({ kind: 'wrongAudience' });
    expect(await tokens.check(token, 'asset2', now)).toEqual({ kind: 'wrongAudience' });
    expect(await tokens.check(token, 'asset1', now)).toMatchObject({ kind: 'valid' });
  });

  test('rejects stream tokens, tokens signed with another key, unsigned tokens and garbage', async () => {
    const tokens = createMediaTokens(keys);
    const streamToken = await createStreamTokens(keys).sign('asset1', 's', now);
    const otherKeyToken = await createMediaTokens(createFixedJwtKeys(new Uint8Array(32))).sign(
      'asset1',
      's',
      now,
    );
    const invalidTokens = [
      streamToken.token,
      otherKeyToken.token,
      undefined,
      '',
      'garbage',
      'a.b.c',
      'x'.repeat(5_000),
      new UnsecuredJWT({ aud: 'asset1', sub: 's', exp: 9_999_999_999 }).encode(),
      await createJwtBuilder().setProtectedHeader({ alg: 'HS256', kid: '1' }).sign(key),
      await createJwtBuilder()
        .setProtectedHeader({ alg: 'HS512', typ: 'playback+jwt', kid: '1' })
        .sign(new Uint8Array(64)),
      await createJwtBuilder()
        .setProtectedHeader({ alg: 'HS256', typ: 'playback+jwt', kid: '1', jku: 'http://127.0.0.1/' })
        .sign(new Uint8Array(32).fill(1)),
      await new SignJWT({ aud: 'asset1', sub: 's' })
        .setProtectedHeader({ alg: 'HS256', typ: 'playback+jwt', kid: '1' })
        .sign(key),
    ];
    for (const token of invalidTokens)
      expect(await tokens.check(token, 'asset1', now)).toEqual({ kind: 'invalid' });
  });

  test.each([
    [
      'another algorithm',
      createJwtBuilder().setProtectedHeader({ alg: 'HS512', typ: 'playback+jwt', kid: '1' }),
    ],
    ['no key id', createJwtBuilder().setProtectedHeader({ alg: 'HS256', typ: 'playback+jwt' })],
    [
      'an unknown key id',
      createJwtBuilder().setProtectedHeader({ alg: 'HS256', typ: 'playback+jwt', kid: '2' }),
    ],
    ['no type', createJwtBuilder().setProtectedHeader({ alg: 'HS256', kid: '1' })],
    [
      'claims without a session',
      new SignJWT({ aud: 'asset1', exp: 9_999_999_999 }).setProtectedHeader({
        alg: 'HS256',
        typ: 'playback+jwt',
        kid: '1',
      }),
    ],
  ])('rejects a token signed with the right key that has %s', async (_difference, jwtBuilder) => {
    const longKey = new Uint8Array(64).fill(7);
    const tokens = createMediaTokens(createFixedJwtKeys(longKey));
    const token = await jwtBuilder.sign(longKey);
    expect(await tokens.check(token, 'asset1', now)).toEqual({ kind: 'invalid' });
  });

  test('rejects a token with one changed character', async () => {
    const tokens = createMediaTokens(keys);
    const { token } = await tokens.sign('asset1', 's', now);
    for (let index = 0; index < token.length - 1; index += 7) {
      const letter = token[index] === 'A' ? 'B' : 'A';
      const changedToken = token.slice(0, index) + letter + token.slice(index + 1);
      expect(await tokens.check(changedToken, 'asset1', now)).toEqual({ kind: 'invalid' });
    }
  });
});
