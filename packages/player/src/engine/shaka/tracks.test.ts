import { describe, expect, test } from 'vitest';
import { findBestTrack, toQualities } from './tracks.ts';

type VideoTrack = Parameters<typeof findBestTrack>[0][number];

const createVideoTrack = (height: number | null, bandwidth: number) => ({ height, bandwidth }) as VideoTrack;

describe('toQualities and findBestTrack', () => {
  const ladder = [
    createVideoTrack(360, 700),
    createVideoTrack(1080, 4000),
    createVideoTrack(720, 2000),
    createVideoTrack(1080, 6000),
    createVideoTrack(null, 90),
  ];

  test('toQualities returns one quality per height, highest first, with the bandwidth of its best rendition', () => {
    expect(toQualities(ladder)).toEqual([
      { height: 1080, bandwidth: 6000 },
      { height: 720, bandwidth: 2000 },
      { height: 360, bandwidth: 700 },
    ]);
  });

  test('findBestTrack returns the rendition with the highest bandwidth at a height, and null when there is none', () => {
    expect(findBestTrack(ladder, 1080)?.bandwidth).toBe(6000);
    expect(findBestTrack(ladder, 480)).toBeNull();
  });
});
