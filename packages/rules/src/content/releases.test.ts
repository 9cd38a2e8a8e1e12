import { expect, test } from 'vitest';
import { getReleaseDate } from './releases.ts';

const releasedAt = '2026-05-01T00:00:00Z';
const premiere = { type: 'PREMIERE', scheduledAt: '2026-06-01T20:00:00Z' };

test.each([
  ['the time of the premiere', { releasedAt, computedReleases: [premiere] }, premiere.scheduledAt],
  ['releasedAt without a premiere', { releasedAt, computedReleases: [] }, releasedAt],
  [
    'releasedAt when the computed release is no premiere',
    { releasedAt, computedReleases: [{ ...premiere, type: 'REPEAT' }] },
    releasedAt,
  ],
  ['null without release data', {}, null],
])('getReleaseDate returns %s', (_case, content, date) => {
  expect(getReleaseDate(content)).toBe(date);
});
