import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createMediaTokens, createStreamTokens, mediaTokenSeconds } from './tokens.ts';

const key = new Uint8Array(32).fill(7);
const now = Temporal.Instant.from('2026-11-21T10:00:00Z');
const later = (seconds: number) => now.add({ seconds });
const claims = () =>
  new SignJWT().setAudience('package1').setSubject('s').setIssuedAt(0).setExpirationTime(9_999_999_999);

describe('a media token', () => {
  test('opens its package until it expires', async () => {
    const tokens = createMediaTokens(key);
    const { token, expiresAt } = await tokens.sign('package1', 'session1', now);
    expect(expiresAt).toEqual(later(mediaTokenSeconds));
    expect(await tokens.check(token, 'package1', now)).toMatchObject({
      kind: 'valid',
      claims: { session: 'session1' },
    });
    expect(await tokens.check(token, 'package1', later(mediaTokenSeconds - 1))).toMatchObject({
      kind: 'valid',
    });
    expect(await tokens.check(token, 'package1', later(mediaTokenSeconds))).toEqual({ kind: 'invalid' });
  });

  test('is foreign to every other package, whether it was seen before or not', async () => {
    const { token } = await createMediaTokens(key).sign('package1', 'session1', now);
    const tokens = createMediaTokens(key);
    expect(await tokens.check(token, 'package2', now)).toEqual({ kind: 'wrongAudience' });
    expect(await tokens.check(token, 'package2', now)).toEqual({ kind: 'wrongAudience' });
    expect(await tokens.check(token, 'package1', now)).toMatchObject({ kind: 'valid' });
  });

  test('of the other kind, of another key or of nobody is no token', async () => {
    const tokens = createMediaTokens(key);
    const stream = await createStreamTokens(key).sign('package1', 's', now);
    const strange = await createMediaTokens(new Uint8Array(32)).sign('package1', 's', now);
    const bad = [
      stream.token,
      strange.token,
      undefined,
      '',
      'garbage',
      'a.b.c',
      'x'.repeat(5_000),
      new UnsecuredJWT({ aud: 'package1', sub: 's', exp: 9_999_999_999 }).encode(),
      await claims().setProtectedHeader({ alg: 'HS256' }).sign(key),
      await claims().setProtectedHeader({ alg: 'HS512', typ: 'playback+jwt' }).sign(new Uint8Array(64)),
      await claims()
        .setProtectedHeader({ alg: 'HS256', typ: 'playback+jwt', jku: 'http://127.0.0.1/' })
        .sign(new Uint8Array(32).fill(1)),
      await new SignJWT({ aud: 'package1', sub: 's' })
        .setProtectedHeader({ alg: 'HS256', typ: 'playback+jwt' })
        .sign(key),
    ];
    for (const token of bad) expect(await tokens.check(token, 'package1', now)).toEqual({ kind: 'invalid' });
  });

  test('with one changed letter is no token', async () => {
    const tokens = createMediaTokens(key);
    const { token } = await tokens.sign('package1', 's', now);
    for (let at = 0; at < token.length - 1; at += 7) {
      const letter = token[at] === 'A' ? 'B' : 'A';
      const changed = token.slice(0, at) + letter + token.slice(at + 1);
      expect(await tokens.check(changed, 'package1', now)).toEqual({ kind: 'invalid' });
    }
  });
});
