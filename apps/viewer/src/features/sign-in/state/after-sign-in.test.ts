import { describe, expect, test } from 'vitest';
import { createPaths } from '../../../shared/navigation/paths.ts';
import { getPageAfterSignIn } from './after-sign-in.ts';

const paths = createPaths('en', null);
const go = (query: Record<string, string>) => getPageAfterSignIn(new URLSearchParams(query), paths);

describe('after signing in', () => {
  test('the way leads back to where it came from', () => {
    expect(go({ from: '/video/abc/a-title?start=5' })).toBe('/video/abc/a-title?start=5');
    expect(go({})).toBe('/home');
  });

  test('an entry page comes first and takes licences and from along', () => {
    expect(go({ entryPage: 'purchase', licences: 'gold', from: '/video/a' })).toBe(
      '/purchase?licences=gold&from=%2Fvideo%2Fa',
    );
    expect(go({ entryPage: 'login', from: '/video/a' })).toBe('/video/a');
    expect(go({ entryPage: '/video/b', from: '/video/a' })).toBe('/video/b');
  });

  test('an entry page may be named by the key of its route', () => {
    expect(go({ entryPage: 'PURCHASE', licences: 'gold' })).toBe('/purchase?licences=gold');
    expect(go({ entryPage: 'LOGIN', from: '/video/a' })).toBe('/video/a');
    expect(go({ entryPage: 'BROWSE', from: '/video/a' })).toBe('/browse');
    expect(go({ entryPage: 'VOD', from: '/video/a' })).toBe('/video/a');
    expect(go({ entryPage: 'constructor', from: '/video/a' })).toBe('/video/a');
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
  ])('no address of another place is followed: %s', (address) => {
    expect(go({ from: address })).toBe('/home');
    expect(go({ entryPage: address })).toBe('/home');
    for (const entryPage of ['purchase', 'signup', 'PURCHASE']) {
      const href = go({ entryPage, redirectTo: address, from: address });
      expect(new URL(href, 'https://here.example').search).toBe('');
    }
  });
});
