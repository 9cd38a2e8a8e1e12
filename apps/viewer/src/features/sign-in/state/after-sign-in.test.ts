import { describe, expect, test } from 'vitest';
import { createPaths } from '../../../shared/navigation/paths.ts';
import { getPageAfterSignIn } from './after-sign-in.ts';

const paths = createPaths('en', null);
const getPage = (query: Record<string, string>) => getPageAfterSignIn(new URLSearchParams(query), paths);

describe('getPageAfterSignIn', () => {
  test('returns to the from path', () => {
    expect(getPage({ from: '/video/abc/a-title?start=5' })).toBe('/video/abc/a-title?start=5');
    expect(getPage({})).toBe('/home');
  });

  test('prefers the entry page and keeps the parameters licences and from', () => {
    expect(getPage({ entryPage: 'purchase', licences: 'gold', from: '/video/a' })).toBe(
      '/purchase?licences=gold&from=%2Fvideo%2Fa',
    );
    expect(getPage({ entryPage: 'login', from: '/video/a' })).toBe('/video/a');
    expect(getPage({ entryPage: '/video/b', from: '/video/a' })).toBe('/video/b');
  });

  test('accepts a route key as entry page', () => {
    expect(getPage({ entryPage: 'PURCHASE', licences: 'gold' })).toBe('/purchase?licences=gold');
    expect(getPage({ entryPage: 'LOGIN', from: '/video/a' })).toBe('/video/a');
    expect(getPage({ entryPage: 'BROWSE', from: '/video/a' })).toBe('/browse');
    expect(getPage({ entryPage: 'VOD', from: '/video/a' })).toBe('/video/a');
    expect(getPage({ entryPage: 'constructor', from: '/video/a' })).toBe('/video/a');
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
  ])('ignores the address %s of another site', (address) => {
    expect(getPage({ from: address })).toBe('/home');
    expect(getPage({ entryPage: address })).toBe('/home');
    for (const entryPage of ['purchase', 'signup', 'PURCHASE']) {
      const href = getPage({ entryPage, redirectTo: address, from: address });
      expect(new URL(href, 'https://here.example').search).toBe('');
    }
  });
});
