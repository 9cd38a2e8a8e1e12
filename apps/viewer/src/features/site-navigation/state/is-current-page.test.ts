import { arPaths } from '@matinee/rules';
import { expect, test } from 'vitest';
import { createPaths } from '../../../shared/navigation/paths.ts';
import { isCurrentPage } from './is-current-page.ts';

const paths = createPaths('ar', arPaths);
const browse = paths.route('BROWSE');
const grid = paths.route('GRID', {}, { query: { id: 'a' } });

test.each([
  ['its own address', browse, browse, true],
  ['the default address of the same page', browse, '/browse', true],
  ['an address with more in its query', browse, `${browse}?page=2`, true],
  ['a place on the page', `${browse}#end`, browse, true],
  ['home by both of its addresses', paths.route('HOME'), '/', true],
  ['home by its default address', paths.route('HOME'), '/home', true],
  ['what the link asks for, in the other words', grid, '/grid?page=2&id=a', true],
  ['the same page of something else', grid, '/grid?id=b', false],
  ['another page', browse, paths.route('LIVE_EVENTS'), false],
  ['a page that is none of ours', paths.route('HOME'), '/nowhere', false],
])('recognises %s', (_, link, currentPath, expected) => {
  expect(isCurrentPage(link, currentPath, paths)).toBe(expected);
});
