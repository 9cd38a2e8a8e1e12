import { expect, test } from 'vitest';
import { getReleaseDate } from './releases.ts';

const releasedAt = '2026-05-01T00:00:00Z';
const premiere = { type: 'PREMIERE', scheduledAt: '2026-06-01T20:00:00Z' };

test.each([
  ['its premiere, when it has one', { releasedAt, computedReleases: [premiere] }, premiere.scheduledAt],
  ['when it came out, otherwise', { releasedAt, computedReleases: [] }, releasedAt],
  [
    'not what is no premiere',
    { releasedAt, computedReleases: [{ ...premiere, type: 'REPEAT' }] },
    releasedAt,
  ],
  ['nothing, where nothing is known', {}, null],
])('a title is dated by %s', (_by, content, date) => {
  expect(getReleaseDate(content)).toBe(date);
});
