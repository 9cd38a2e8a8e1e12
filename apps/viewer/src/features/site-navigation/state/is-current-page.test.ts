import { arPaths } from '@matinee/rules';
import { expect, test } from 'vitest';
import { createPaths } from '../../../shared/navigation/paths.ts';
import { isCurrentPage } from './is-current-page.ts';

const paths = createPaths('ar', arPaths);
const browse = paths.buildPath('BROWSE');
const grid = paths.buildPath('GRID', {}, { query: { id: 'a' } });

test.each([
  ['the path of the page', browse, browse, true],
  ['the default path of the same page', browse, '/browse', true],
  ['a URL with further query parameters', browse, `${browse}?page=2`, true],
  ['a fragment of the page', `${browse}#end`, browse, true],
  ['the root path for home', paths.buildPath('HOME'), '/', true],
  ['the default path of home', paths.buildPath('HOME'), '/home', true],
  ['the default path with the query parameters of the link', grid, '/grid?page=2&id=a', true],
  ['the same page with another parameter', grid, '/grid?id=b', false],
  ['another page', browse, paths.buildPath('LIVE_EVENTS'), false],
  ['an unknown path', paths.buildPath('HOME'), '/nowhere', false],
])('%s: a link to %s on the page %s is current: %s', (_, href, currentPath, expected) => {
  expect(isCurrentPage(href, currentPath, paths)).toBe(expected);
});
