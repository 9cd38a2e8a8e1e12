import type { MenuItem } from '@matinee/contract';
import type { RouteKey } from '@matinee/rules';
import { expect, test } from 'vitest';
import { createPaths } from '../../shared/navigation/paths.ts';
import { getDefaultPage } from './default-page.ts';

const context = { paths: createPaths('en', null), hasPage: (key: RouteKey) => key !== 'NEWS' };
const createItem = (link: MenuItem['link'], overrides: Partial<MenuItem> = {}): MenuItem => ({
  id: 'an-item',
  label: 'An item',
  link,
  placement: 'main',
  isDefault: false,
  ...overrides,
});
const filmsItem = createItem({ route: 'SECTION', params: { id: 'films' } });
const seriesItem = createItem({ route: 'SECTION', params: { id: 'series' } }, { isDefault: true });

test('returns the default item, otherwise the first main item, otherwise home', () => {
  expect(getDefaultPage([filmsItem, seriesItem], context)).toBe('/section/series');
  expect(getDefaultPage([filmsItem], context)).toBe('/section/films');
  expect(getDefaultPage([], context)).toBe('/home');
});

test('returns home for an item with an external target, an unknown route or a missing parameter', () => {
  expect(getDefaultPage([createItem({ url: 'https://example.com' })], context)).toBe('/home');
  expect(getDefaultPage([createItem({ route: 'NOWHERE' })], context)).toBe('/home');
  expect(getDefaultPage([createItem({ route: 'NEWS' })], context)).toBe('/home');
  expect(getDefaultPage([createItem({ route: 'SECTION' })], context)).toBe('/home');
});
