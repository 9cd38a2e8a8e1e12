import { describe, expect, test } from 'vitest';
import { type Authorise, calculateRefreshDelay, createTokenRefresher } from './token-refresher.ts';

const filmUrl = 'https://media.example/film/title.mpd';

function createRefresher(authorise: Authorise | null, token: string | null = 'old', url = filmUrl) {
  return createTokenRefresher({
    urls: [url],
    token,
    expiresAt: null,
    authorise,
    pageUrl: 'https://tv.example/watch',
  });
}

describe('createTokenRefresher', () => {
  test('adds the token to a URL and replaces an existing one', () => {
    const { sign } = createRefresher(null);
    expect(sign('https://media.example/film/1.m4s')).toBe('https://media.example/film/1.m4s?token=old');
    expect(sign('https://media.example/film/1.m4s?token=older&a=1')).toBe(
      'https://media.example/film/1.m4s?token=old&a=1',
    );
  });

  test('does not add the token to URLs of other origins', () => {
    const { sign } = createRefresher(null);
    expect(sign('https://evil.example/film/1.m4s')).toBe('https://evil.example/film/1.m4s');
    expect(sign('https://media.example.evil.example/1.m4s')).not.toContain('token');
    expect(sign('http://media.example/film/1.m4s')).not.toContain('token');
  });

  test('reads the token from the URL of the manifest when none is passed', () => {
    const { sign } = createRefresher(null, null, `${filmUrl}?token=inside`);
    expect(sign('https://media.example/film/1.m4s')).toContain('token=inside');
  });

  test('requests a new token once for concurrent refusals', async () => {
    let requestCount = 0;
    const { sign, refreshAfterRefusal } = createRefresher(async () => {
      requestCount += 1;
      return { token: 'new' };
    });
    const url = sign('https://media.example/film/1.m4s');
    expect(
      await Promise.all([refreshAfterRefusal(url), refreshAfterRefusal(url), refreshAfterRefusal(url)]),
    ).toEqual([true, true, true]);
    expect(requestCount).toBe(1);
    expect(sign(url)).toContain('token=new');
  });

  test('does not request a new token when it changed after the refused request', async () => {
    let requestCount = 0;
    const { sign, refreshAfterRefusal } = createRefresher(async () => {
      requestCount += 1;
      return { token: 'new' };
    });
    const oldUrl = sign('https://media.example/film/2.m4s');
    await refreshAfterRefusal(oldUrl);
    expect(await refreshAfterRefusal(oldUrl)).toBe(true);
    expect(requestCount).toBe(1);
  });

  test('refreshAfterRefusal returns false without a different token, after a failed request and for other origins', async () => {
    const unchangedRefresher = createRefresher(async () => ({ token: 'old' }));
    expect(await unchangedRefresher.refreshAfterRefusal(unchangedRefresher.sign(filmUrl))).toBe(false);
    const refusedRefresher = createRefresher(async () => null);
    expect(await refusedRefresher.refreshAfterRefusal(refusedRefresher.sign(filmUrl))).toBe(false);
    const failingRefresher = createRefresher(async () => Promise.reject(new Error('offline')));
    expect(await failingRefresher.refreshAfterRefusal(failingRefresher.sign(filmUrl))).toBe(false);
    const otherOriginRefresher = createRefresher(async () => ({ token: 'new' }));
    expect(await otherOriginRefresher.refreshAfterRefusal('https://evil.example/1.m4s')).toBe(false);
  });
});

test('calculateRefreshDelay leaves a fifth of the lifetime before the expiry, but 5 to 60 seconds', () => {
  expect(calculateRefreshDelay(600_000, 0)).toBe(540_000);
  expect(calculateRefreshDelay(100_000, 0)).toBe(80_000);
  expect(calculateRefreshDelay(10_000, 0)).toBe(5_000);
  expect(calculateRefreshDelay(-5_000, 0)).toBe(1_000);
});
