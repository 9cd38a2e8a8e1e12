import type { Bucket, Card, Section } from '@matinee/contract';
import { expect, test } from 'vitest';
import { trimSection } from './section.ts';

const cards = (count: number): Card[] =>
  Array.from({ length: count }, (_, index) => ({ id: `card-${index}`, title: `Card ${index}` }) as Card);
const row = (type: Bucket['type'], count: number): Bucket => ({
  bucketId: type,
  exid: type,
  originalType: type,
  name: type,
  type,
  rowTypeData: { rowType: 'normal', rowCount: 1, displayPosters: false } as unknown as Bucket['rowTypeData'],
  contentList: cards(count),
  paging: { lastSeen: 'there', moreDataAvailable: true },
});
const trimmed = (...buckets: Bucket[]) =>
  trimSection({ section: 'HOME', title: '', heroes: [], buckets, paging: row('EPG', 0).paging } as Section)
    .buckets;

test('the document carries what the widest screens show of a row, and says that there is more', () => {
  const [bucket] = trimmed(row('VOD_PLAYLIST', 25));
  expect(bucket?.contentList).toHaveLength(8);
  expect(bucket?.paging).toEqual({ lastSeen: null, moreDataAvailable: true });
});

test('rows far down come without cards, but guides with all of their channels', () => {
  const film = row('VOD_PLAYLIST', 10);
  const buckets = trimmed(film, film, film, film, row('EPG', 25));
  expect(buckets.map(({ contentList }) => contentList.length)).toEqual([8, 8, 8, 0, 25]);
  expect(buckets.at(-1)?.paging).toEqual({ lastSeen: 'there', moreDataAvailable: true });
});
