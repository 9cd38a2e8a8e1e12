import type { MenuItem } from '@matinee/contract';
import type { RouteKey } from '@matinee/rules';
import { expect, test } from 'vitest';
import { createPaths } from '../../shared/navigation/paths.ts';
import { getDefaultPage } from './default-page.ts';

const context = { paths: createPaths('en', null), offers: (key: RouteKey) => key !== 'NEWS' };
const item = (link: MenuItem['link'], overrides: Partial<MenuItem> = {}): MenuItem => ({
  id: 'an-item',
  label: 'An item',
  link,
  placement: 'main',
  isDefault: false,
  ...overrides,
});
const films = item({ route: 'SECTION', params: { id: 'films' } });
const series = item({ route: 'SECTION', params: { id: 'series' } }, { isDefault: true });

test('returns the default item, otherwise the first main item, otherwise home', () => {
  expect(getDefaultPage([films, series], context)).toBe('/section/series');
  expect(getDefaultPage([films], context)).toBe('/section/films');
  expect(getDefaultPage([], context)).toBe('/home');
});

test('returns home for an item with an external target, an unknown route or a missing parameter', () => {
  expect(getDefaultPage([item({ url: 'https://example.com' })], context)).toBe('/home');
  expect(getDefaultPage([item({ route: 'NOWHERE' })], context)).toBe('/home');
  expect(getDefaultPage([item({ route: 'NEWS' })], context)).toBe('/home');
  expect(getDefaultPage([item({ route: 'SECTION' })], context)).toBe('/home');
});
