import type { Bucket, Card, Hero, Section } from '@matinee/contract';
import { expect, test } from 'vitest';
import { trimSection } from './section-query.ts';

const createCards = (count: number): Card[] =>
  Array.from({ length: count }, (_, index) => ({ id: `card-${index}`, title: `Card ${index}` }) as Card);
const createRow = (type: Bucket['type'], count: number): Bucket => ({
  bucketId: type,
  exid: type,
  originalType: type,
  name: type,
  type,
  rowTypeData: { rowType: 'normal', rowCount: 1, displayPosters: false } as unknown as Bucket['rowTypeData'],
  contentList: createCards(count),
  paging: { lastSeen: 'there', moreDataAvailable: true },
});
const emptySection: Section = {
  section: 'HOME',
  title: '',
  heroes: [],
  buckets: [],
  paging: { lastSeen: null, moreDataAvailable: false },
};
const trimBuckets = (...buckets: Bucket[]) => trimSection({ ...emptySection, buckets }).buckets;

test('keeps the cards that the widest screens show and sets moreDataAvailable', () => {
  const [bucket] = trimBuckets(createRow('VOD_PLAYLIST', 25));
  expect(bucket?.contentList).toHaveLength(8);
  expect(bucket?.paging).toEqual({ lastSeen: null, moreDataAvailable: true });
});

test('keeps the fields that decide the link of a hero and drops its images and description', () => {
  const linkFields = {
    id: 'a',
    type: 'LIVE_EVENT',
    title: 'A',
    accessLevel: 'GRANTED',
    seriesId: 's',
    eventId: 'e',
    computedReleases: [{ type: 'PREMIERE', scheduledAt: '2030-01-01T00:00:00Z' }],
    premiereRelease: { scheduledAt: '2030-01-01T00:00:00Z', endsAt: '2030-01-01T01:00:00Z', videoId: 'v' },
  } as const;
  const droppedFields = {
    thumbnail: { url: '/i', width: 1, height: 1, placeholder: '' },
    description: 'Long.',
  };
  const { heroes } = trimSection({
    ...emptySection,
    heroes: [{ heroId: 'h', content: { ...linkFields, ...droppedFields } } as unknown as Hero],
  });
  expect(heroes[0]?.content).toEqual(linkFields);
});

test('drops the cards of distant rows, but keeps all channels of guides', () => {
  const filmRow = createRow('VOD_PLAYLIST', 10);
  const buckets = trimBuckets(filmRow, filmRow, filmRow, createRow('EPG', 25));
  expect(buckets.map(({ contentList }) => contentList.length)).toEqual([8, 8, 0, 25]);
  expect(buckets.at(-1)?.paging).toEqual({ lastSeen: 'there', moreDataAvailable: true });
});
