import { describe, expect, test } from 'vitest';
import { createPaths } from '../../../shared/navigation/paths.ts';
import { getPathAfterSignIn } from './after-sign-in.ts';

const paths = createPaths('en', null);
const getPath = (query: Record<string, string>) => getPathAfterSignIn(new URLSearchParams(query), paths);

describe('getPathAfterSignIn', () => {
  test('returns the path in `from`, or home without it', () => {
    expect(getPath({ from: '/video/abc/a-title?start=5' })).toBe('/video/abc/a-title?start=5');
    expect(getPath({})).toBe('/home');
  });

  test('prefers the entry page and keeps the parameters licences and from', () => {
    expect(getPath({ entryPage: 'purchase', licences: 'gold', from: '/video/a' })).toBe(
      '/purchase?licences=gold&from=%2Fvideo%2Fa',
    );
    expect(getPath({ entryPage: 'login', from: '/video/a' })).toBe('/video/a');
    expect(getPath({ entryPage: '/video/b', from: '/video/a' })).toBe('/video/b');
  });

  test('accepts the key of a route without parameters as entry page, and ignores other keys', () => {
    expect(getPath({ entryPage: 'PURCHASE', licences: 'gold' })).toBe('/purchase?licences=gold');
    expect(getPath({ entryPage: 'LOGIN', from: '/video/a' })).toBe('/video/a');
    expect(getPath({ entryPage: 'BROWSE', from: '/video/a' })).toBe('/browse');
    expect(getPath({ entryPage: 'VOD', from: '/video/a' })).toBe('/video/a');
    expect(getPath({ entryPage: 'constructor', from: '/video/a' })).toBe('/video/a');
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/%09/evil.example/\t',
    ' /home',
    'http:/evil.example',
    '///evil.example',
    '/./\\evil.example',
    'data:text/html,x',
    'matinee://open',
  ])('ignores %s, which is not a path of this site', (url) => {
    expect(getPath({ from: url })).toBe('/home');
    expect(getPath({ entryPage: url })).toBe('/home');
    for (const entryPage of ['purchase', 'signup', 'PURCHASE']) {
      const href = getPath({ entryPage, redirectTo: url, from: url });
      expect(new URL(href, 'https://here.example').search).toBe('');
    }
  });
});
