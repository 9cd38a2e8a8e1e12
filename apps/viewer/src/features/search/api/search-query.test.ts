import { expect, test } from 'vitest';
import { parseSearchParams } from './search-query.ts';

test.for([
  ['query=%20mesa%20%20red&type=VIDEO&genre=drama&lastSeen=x', { type: 'VIDEO', genre: 'drama' }, 'x'],
  ['query=mesa%20red&type=VIDEO', { type: 'VIDEO' }, undefined],
  // Searching several types returns one page.
  ['query=mesa%20red&lastSeen=x', {}, undefined],
  ['query=mesa%20red&type=&genre=&lastSeen=', {}, undefined],
] as const)(
  'parses the filters and the cursor in %s as %o and %s',
  ([queryString, selectedFilters, startCursor]) => {
    expect(parseSearchParams(new URLSearchParams(queryString))).toEqual({
      query: 'mesa red',
      selectedFilters,
      startCursor,
    });
  },
);
