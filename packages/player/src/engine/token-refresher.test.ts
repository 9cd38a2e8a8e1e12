import { describe, expect, test } from 'vitest';
import { type Authorise, createTokenRefresher, renewalDelay } from './token-refresher.ts';

const film = 'https://media.example/film/title.mpd';

function keeper(authorise: Authorise | null, token: string | null = 'old', url = film) {
  return createTokenRefresher({
    urls: [url],
    token,
    expiresAt: null,
    authorise,
    pageUrl: 'https://tv.example/watch',
  });
}

describe('the token of a title', () => {
  test('goes on its addresses, in the place of one that is there', () => {
    const { sign } = keeper(null);
    expect(sign('https://media.example/film/1.m4s')).toBe('https://media.example/film/1.m4s?token=old');
    expect(sign('https://media.example/film/1.m4s?token=older&a=1')).toBe(
      'https://media.example/film/1.m4s?token=old&a=1',
    );
  });

  test('is never given to another origin', () => {
    const { sign } = keeper(null);
    expect(sign('https://evil.example/film/1.m4s')).toBe('https://evil.example/film/1.m4s');
    expect(sign('https://media.example.evil.example/1.m4s')).not.toContain('token');
    expect(sign('http://media.example/film/1.m4s')).not.toContain('token');
  });

  test('is taken from the address of the manifest when nobody tells it', () => {
    const { sign } = keeper(null, null, `${film}?token=inside`);
    expect(sign('https://media.example/film/1.m4s')).toContain('token=inside');
  });

  test('is asked for once, however many requests were refused', async () => {
    let requestCount = 0;
    const { sign, renewAfterRefusal: renewFor } = keeper(async () => {
      requestCount += 1;
      return { token: 'new' };
    });
    const url = sign('https://media.example/film/1.m4s');
    expect(await Promise.all([renewFor(url), renewFor(url), renewFor(url)])).toEqual([true, true, true]);
    expect(requestCount).toBe(1);
    expect(sign(url)).toContain('token=new');
  });

  test('is not asked for when it has changed since the request was made', async () => {
    let requestCount = 0;
    const { sign, renewAfterRefusal: renewFor } = keeper(async () => {
      requestCount += 1;
      return { token: 'new' };
    });
    const late = sign('https://media.example/film/2.m4s');
    await renewFor(late);
    expect(await renewFor(late)).toBe(true);
    expect(requestCount).toBe(1);
  });

  test('does not help when there is no other, when asking fails, and where it was not sent', async () => {
    const same = keeper(async () => ({ token: 'old' }));
    expect(await same.renewAfterRefusal(same.sign(film))).toBe(false);
    const refused = keeper(async () => null);
    expect(await refused.renewAfterRefusal(refused.sign(film))).toBe(false);
    const broken = keeper(async () => Promise.reject(new Error('offline')));
    expect(await broken.renewAfterRefusal(broken.sign(film))).toBe(false);
    const foreign = keeper(async () => ({ token: 'new' }));
    expect(await foreign.renewAfterRefusal('https://evil.example/1.m4s')).toBe(false);
  });
});

test('a token is renewed ahead of its end: a fifth of the time, 5 to 60 seconds', () => {
  expect(renewalDelay(600_000, 0)).toBe(540_000);
  expect(renewalDelay(100_000, 0)).toBe(80_000);
  expect(renewalDelay(10_000, 0)).toBe(5_000);
  expect(renewalDelay(-5_000, 0)).toBe(1_000);
});
