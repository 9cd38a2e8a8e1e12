import { expect, test } from 'vitest';
import { findCard, idsIn } from './find-card.ts';

const card = (id: string, title = id) => ({ id, type: 'VIDEO', accessLevel: 'GRANTED', title });
const home = {
  section: 'HOME',
  title: 'Home',
  heroes: [{ heroId: 'h', title: 'Hero', content: card('b') }],
  buckets: [
    { bucketId: 'r1', name: 'New', contentList: [card('a'), card('b')] },
    { bucketId: 'r2', name: 'Drama', contentList: [card('b'), card('c')] },
  ],
};

test('a link may be about any part of its path, or of the path that it comes back to', () => {
  expect(idsIn('/video/a%2Fb/some-title?x=1', 'https://tv.example')).toEqual(
    new Set(['video', 'a/b', 'some-title']),
  );
  expect(idsIn('/login?from=%2Fvideo%2Fb%3Fstart%3D1', 'https://tv.example')).toContain('b');
});

test('a card is found in the row whose heading stands over it', () => {
  expect(findCard([home], new Set(['video', 'b']), 'Drama')).toEqual({
    card: card('b'),
    group: { id: 'r2', name: 'Drama' },
    index: 0,
  });
  expect(findCard([home], new Set(['b']), 'New')?.index).toBe(1);
});

test('a card without a heading is found all the same', () => {
  expect(findCard([null, 7, home], new Set(['c']), undefined)?.group).toEqual({ id: 'r2', name: 'Drama' });
});

test('a link to no card is none', () => {
  expect(findCard([home], new Set(['home', 'login']), undefined)).toBeUndefined();
});
