import type { MenuItem } from '@matinee/contract';
import { expect, test } from 'vitest';
import { defaultPage } from './default-page.ts';
import { createPaths } from './paths.ts';

const paths = createPaths('en', null);
const item = (link: MenuItem['link'], more: Partial<MenuItem> = {}): MenuItem => ({
  id: 'an-item',
  label: 'An item',
  link,
  placement: 'main',
  isDefault: false,
  ...more,
});
const films = item({ route: 'SECTION', params: { id: 'films' } });
const series = item({ route: 'SECTION', params: { id: 'series' } }, { isDefault: true });

test('people land on the default item, else on the first main one, else at home', () => {
  expect(defaultPage([films, series], paths)).toBe('/section/series');
  expect(defaultPage([films], paths)).toBe('/section/films');
  expect(defaultPage([], paths)).toBe('/home');
});

test('an item that leads outside or nowhere leads home', () => {
  expect(defaultPage([item({ url: 'https://example.com' })], paths)).toBe('/home');
  expect(defaultPage([item({ route: 'NOWHERE' })], paths)).toBe('/home');
  expect(defaultPage([item({ route: 'SECTION' })], paths)).toBe('/home');
});
