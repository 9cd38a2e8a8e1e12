import type { MenuItem } from '@matinee/contract';
import type { RouteKey } from '@matinee/rules';
import { expect, test } from 'vitest';
import { createPaths } from '../../shared/navigation/paths.ts';
import { getDefaultPage } from './default-page.ts';

const reach = { paths: createPaths('en', null), offers: (key: RouteKey) => key !== 'NEWS' };
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

test('is the default item, otherwise the first main item, otherwise home', () => {
  expect(getDefaultPage([films, series], reach)).toBe('/section/series');
  expect(getDefaultPage([films], reach)).toBe('/section/films');
  expect(getDefaultPage([], reach)).toBe('/home');
});

test('is home when the item has an external or no target', () => {
  expect(getDefaultPage([item({ url: 'https://example.com' })], reach)).toBe('/home');
  expect(getDefaultPage([item({ route: 'NOWHERE' })], reach)).toBe('/home');
  expect(getDefaultPage([item({ route: 'NEWS' })], reach)).toBe('/home');
  expect(getDefaultPage([item({ route: 'SECTION' })], reach)).toBe('/home');
});
