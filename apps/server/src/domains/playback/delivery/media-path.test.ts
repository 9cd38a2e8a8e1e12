import { expect, test } from 'vitest';
import { parseMediaPath } from './media-path.ts';

test.each([
  ['/media/abc123/manifest.m3u8', 'manifest.m3u8', undefined],
  ['/media/abc123/v240-x/s1.m4s?token=a.b-c_d', 'v240-x/s1.m4s', 'a.b-c_d'],
  ['/media/abc123/v240.m3u8?x=1&token=t&y=2', 'v240.m3u8', 't'],
  ['/media/abc123/v240.m3u8?notatoken=t', 'v240.m3u8', undefined],
])('parses %s', (url, name, token) => {
  expect(parseMediaPath(url)).toEqual({ packageId: 'abc123', name, token });
});

test.each([
  '/media/abc123',
  '/media/abc123/',
  '/media//manifest.m3u8',
  '/media/abc123//x',
  '/media/abc123/../x',
  '/media/abc123/..%2fx',
  '/media/abc123/%2e%2e/x',
  '/media/abc123/a/../../x',
  '/media/abc123/a/b/c',
  '/media/abc123/a\\b',
  '/media/abc123/.hidden',
  '/media/abc123/a/.hidden',
  '/media/abc123/a%00b',
  '/media/ABC/manifest.m3u8',
  '/media/abc123/manifest.m3u8;x',
  '/media/abc123/manifest.m3u8#x',
  '/media/abc123/a b',
  '/other/abc123/manifest.m3u8',
])('returns undefined for %s, which the server never writes', (url) => {
  expect(parseMediaPath(url)).toBeUndefined();
});
