import { expect, test } from 'vitest';
import { getListContext, getQueueSource } from './queue-source.ts';
import { readVideoPageParams } from './video-page-params.ts';

const noList = { playlistId: null, watchlistId: null, owner: null };

test.for([
  [noList, null],
  [
    { ...noList, playlistId: 'p' },
    { kind: 'playlist', playlistId: 'p' },
  ],
  [
    { ...noList, watchlistId: 'w', owner: 'o' },
    { kind: 'watchlist', watchlistId: 'w', owner: 'o' },
  ],
  [{ ...noList, watchlistId: 'w' }, null],
  [{ ...noList, owner: 'o' }, null],
  [
    { playlistId: 'p', watchlistId: 'w', owner: 'o' },
    { kind: 'playlist', playlistId: 'p' },
  ],
] as const)('getQueueSource of %j is %j', ([params, expected]) => {
  expect(getQueueSource(params)).toEqual(expected);
});

test.for([
  ['', {}],
  ['playlistId=p&start=4&trailerFrom=t', { playlistId: 'p' }],
  ['watchlistId=w&owner=o', { watchlistId: 'w', owner: 'o' }],
  ['seasonId=a&seriesId=b', { seasonId: 'a', seriesId: 'b' }],
] as const)('getListContext of %j is %j', ([query, context]) => {
  expect(getListContext(readVideoPageParams({ eventId: 'v' }, new URLSearchParams(query)))).toEqual(context);
});
