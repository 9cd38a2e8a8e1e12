import { expect, test } from 'vitest';
import { findCard, findLinkIds } from './find-card.ts';

const createCard = (id: string, title = id) => ({ id, type: 'VIDEO', accessLevel: 'GRANTED', title });
const home = {
  section: 'HOME',
  title: 'Home',
  heroes: [{ heroId: 'h', title: 'Hero', content: createCard('b') }],
  buckets: [
    { bucketId: 'r1', name: 'New', contentList: [createCard('a'), createCard('b')] },
    { bucketId: 'r2', name: 'Drama', contentList: [createCard('b'), createCard('c')] },
  ],
};

test('returns every path segment of a link and of its return path', () => {
  expect(findLinkIds('/video/a%2Fb/some-title?x=1', 'https://tv.example')).toEqual(
    new Set(['video', 'a/b', 'some-title']),
  );
  expect(findLinkIds('/login?from=%2Fvideo%2Fb%3Fstart%3D1', 'https://tv.example')).toContain('b');
});

test('finds a card in the row with the given heading', () => {
  expect(findCard([home], new Set(['video', 'b']), { heading: 'Drama' })).toEqual({
    card: createCard('b'),
    group: { id: 'r2', name: 'Drama' },
    index: 0,
  });
  expect(findCard([home], new Set(['b']), { heading: 'New' })?.index).toBe(1);
});

test('finds a card in the row with the given id, when two rows have the same heading', () => {
  const buckets = home.buckets.map((bucket) => ({ ...bucket, name: 'New' }));
  const options = { bucketId: 'r2', heading: 'New' };
  expect(findCard([{ ...home, buckets }], new Set(['b']), options)?.group.id).toBe('r2');
});

test('finds the first matching card when no heading is passed', () => {
  expect(findCard([null, 7, home], new Set(['c']), {})?.group).toEqual({ id: 'r2', name: 'Drama' });
});

test('returns undefined for a link without a card', () => {
  expect(findCard([home], new Set(['home', 'login']), {})).toBeUndefined();
});
