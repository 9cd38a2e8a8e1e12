import { expect, test } from 'vitest';
import { parseSearchParams } from './search-query.ts';

test.for([
  ['query=%20mesa%20%20red&type=VIDEO&genre=drama&lastSeen=x', { type: 'VIDEO', genre: 'drama', start: 'x' }],
  ['query=mesa%20red&type=VIDEO', { type: 'VIDEO' }],
  // Searching several types returns one page.
  ['query=mesa%20red&lastSeen=x', {}],
  ['query=mesa%20red&type=&genre=&lastSeen=', {}],
] as const)('parses the filters in %s as %o', ([queryString, refines]) => {
  expect(parseSearchParams(new URLSearchParams(queryString))).toEqual({ query: 'mesa red', refines });
});
