import type { MenuItem } from '@matinee/contract';
import type { RouteKey } from '@matinee/rules';
import { expect, test } from 'vitest';
import { createPaths } from '../../shared/navigation/paths.ts';
import { getDefaultPagePath } from './default-page-path.ts';

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
  expect(getDefaultPagePath([filmsItem, seriesItem], context)).toBe('/section/series');
  expect(getDefaultPagePath([filmsItem], context)).toBe('/section/films');
  expect(getDefaultPagePath([], context)).toBe('/home');
});

test('returns home for an external target, an unknown route, a route without a page or a missing parameter', () => {
  expect(getDefaultPagePath([createItem({ url: 'https://example.com' })], context)).toBe('/home');
  expect(getDefaultPagePath([createItem({ route: 'NOWHERE' })], context)).toBe('/home');
  expect(getDefaultPagePath([createItem({ route: 'NEWS' })], context)).toBe('/home');
  expect(getDefaultPagePath([createItem({ route: 'SECTION' })], context)).toBe('/home');
});
