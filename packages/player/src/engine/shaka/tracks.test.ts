import { describe, expect, test } from 'vitest';
import { findBestTrack, toQualities } from './tracks.ts';

type Video = Parameters<typeof findBestTrack>[0][number];

const video = (height: number | null, bandwidth: number) => ({ height, bandwidth }) as Video;

describe('qualities and findBestTrack', () => {
  const ladder = [video(360, 700), video(1080, 4000), video(720, 2000), video(1080, 6000), video(null, 90)];

  test('qualities returns one quality per height, highest first, with the bandwidth of its best rendition', () => {
    expect(toQualities(ladder)).toEqual([
      { height: 1080, bandwidth: 6000 },
      { height: 720, bandwidth: 2000 },
      { height: 360, bandwidth: 700 },
    ]);
  });

  test('bestTrackOfHeight returns the rendition with the highest bandwidth, or null', () => {
    expect(findBestTrack(ladder, 1080)?.bandwidth).toBe(6000);
    expect(findBestTrack(ladder, 480)).toBeNull();
  });
});
