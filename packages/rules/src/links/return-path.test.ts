import { describe, expect, test } from 'vitest';
import { parseReturnPath } from './return-path.ts';

test.each([
  ['/video/7/the-end?start=5#search', '/video/7/the-end?start=5#search'],
  ['/', '/'],
  ['/a/../b', '/b'],
  ['/search?next=https://elsewhere.example', '/search?next=https://elsewhere.example'],
  ['/%D8%A8%D8%AD%D8%AB', '/%D8%A8%D8%AD%D8%AB'],
])('parseReturnPath accepts %s', (returnPath, expected) => {
  expect(parseReturnPath(returnPath)).toBe(expected);
});

describe('parseReturnPath rejects URLs outside the application', () => {
  test.each([
    null,
    undefined,
    '',
    'home',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    ' /home',
    '/home\u0000',
    '/..//elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'matinee://open',
    'http:/elsewhere.example',
    'http:elsewhere.example',
    '/\\/elsewhere.example',
    '\\/elsewhere.example',
    '/\u0000/elsewhere.example',
    '/\r\n/elsewhere.example',
    '/\u00a0/elsewhere.example\u0085',
    '/./\\elsewhere.example',
    '/x/..//elsewhere.example',
    '/%2e%2e//elsewhere.example',
    '?next=/home',
    '#/home',
    '.',
  ])('%j', (returnPath) => {
    expect(parseReturnPath(returnPath)).toBeNull();
  });
});
