// Plays packages by HLS and by DASH in a real browser: video, audio, subtitles, seeking and thumbnails.
import { describe, expect, test } from 'vitest';
import {
  detailedFilm,
  expectPlayable,
  manifestNames,
  observeDetailedFilm,
  usePlayback,
} from '../../test/playback-fixtures.ts';
import { shortTestFilmNames } from '../fixtures/index.ts';

usePlayback();

describe('a package in a browser', () => {
  test.each(manifestNames)(
    'plays by %s with its tracks, subtitles, seeking and thumbnails',
    async (manifest) => {
      const observations = await observeDetailedFilm(manifest);
      expect(observations).toMatchObject({
        hasAdvanced: true,
        playsAfterSwitch: true,
        hasSought: true,
        isLive: false,
      });
      expect(observations.bufferedFrom).toBeLessThan(0.03);
      expect(observations.duration).toBeCloseTo(6, 0);
      expect(observations.renditionHeights).toEqual([240, 360]);
      expect(observations.videoSize[0]).toBeGreaterThan(400);
      expect(observations.audioTracks.map(([language]) => language).sort()).toEqual(['en', 'fr']);
      expect(observations.audioTracks.map(([, label]) => label).sort()).toEqual(['English', 'Français']);
      expect(observations.textTracks).toEqual(
        expect.arrayContaining([
          ['en', false],
          ['ar', false],
          ['de', true],
        ]),
      );
      expect(observations.cues.join('\n')).toContain('Hello');
      expect(observations.imageTrack).toMatchObject({ width: 160, height: 90 });
      expect(observations.tile).toEqual({ x: 480, width: 160, height: 90 });
      expect(observations.sheetSize).toEqual([800, 450]);
    },
  );

  const otherFilms = shortTestFilmNames.filter((name) => name !== detailedFilm);

  test.each(otherFilms.flatMap((name) => manifestNames.map((manifest) => [name, manifest] as const)))(
    'plays the film %s by %s',
    expectPlayable,
  );
});
