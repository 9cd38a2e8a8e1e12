import { expect, test } from 'vitest';
import { getListContext, getQueueSource } from './queue-source.ts';
import { readVideoPageParams } from './video-page.ts';

const none = { playlistId: null, watchlistId: null, owner: null };

test.for([
  [none, null],
  [
    { ...none, playlistId: 'p' },
    { kind: 'playlist', playlistId: 'p' },
  ],
  [
    { ...none, watchlistId: 'w', owner: 'o' },
    { kind: 'watchlist', watchlistId: 'w', owner: 'o' },
  ],
  [{ ...none, watchlistId: 'w' }, null],
  [{ ...none, owner: 'o' }, null],
  [
    { playlistId: 'p', watchlistId: 'w', owner: 'o' },
    { kind: 'playlist', playlistId: 'p' },
  ],
] as const)('an address with %j plays through %j', ([request, list]) => {
  expect(getQueueSource(request)).toEqual(list);
});

test.for([
  ['', {}],
  ['playlistId=p&start=4&trailerFrom=t', { playlistId: 'p' }],
  ['watchlistId=w&owner=o', { watchlistId: 'w', owner: 'o' }],
  ['seasonId=a&seriesId=b', { seasonId: 'a', seriesId: 'b' }],
] as const)('from an address with %j a link goes on within %j', ([query, context]) => {
  expect(getListContext(readVideoPageParams({ eventId: 'v' }, new URLSearchParams(query)))).toEqual(context);
});
