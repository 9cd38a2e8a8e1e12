import { expect, test } from 'vitest';
import { fillLinkTemplate } from './link-template.ts';

test.each([
  [
    'https://id.example/reset?email={email}',
    { email: 'a+b@x.org' },
    'https://id.example/reset?email=a%2Bb%40x.org',
  ],
  ['https://id.example/{language}/reset', { language: 'pt' }, 'https://id.example/pt/reset'],
  ['https://id.example/r?a=1&email={email}&b={realm}', { realm: 'tv' }, 'https://id.example/r?a=1&b=tv'],
  ['https://id.example/r?email={email}', {}, 'https://id.example/r'],
  ['https://id.example/r?email={email}#{language}', { language: 'es' }, 'https://id.example/r#es'],
  ['https://id.example/r?x={email}', { email: '&y=1#z' }, 'https://id.example/r?x=%26y%3D1%23z'],
  ['https://id.example/r?x={email}{realm}', { email: 'a' }, 'https://id.example/r'],
  ['https://id.example/r', { email: 'a' }, 'https://id.example/r'],
])('fillLinkTemplate of %s with %j returns %s', (template, values, url) => {
  expect(fillLinkTemplate(template, values)).toBe(url);
});
