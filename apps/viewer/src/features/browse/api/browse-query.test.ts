import { expect, test } from 'vitest';
import { parseBrowseFilters } from './browse-query.ts';

test.each([
  ['type=SERIES', { type: 'SERIES' }],
  ['type=VOD_SERIES', { type: 'SERIES' }],
  ['type=VOD', { type: 'VIDEO' }],
  ['type=LIVE_EVENT', {}],
  ['type=nothing&sort=nothing', {}],
  ['genre=drama&sort=title', { genre: 'drama', sort: 'title' }],
])('parseBrowseFilters returns the filters in %s', (query, filters) => {
  expect(parseBrowseFilters(new URLSearchParams(query))).toEqual(filters);
});
