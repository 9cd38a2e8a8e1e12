// Long tests over the fixture films that `npm test` omits.
import { describe, expect, test } from 'vitest';
import {
  expectNormalisedStereo,
  expectWholePackage,
  readKeyframes,
  usePackages,
} from '../../test/package-fixtures.ts';
import { longTestFilmNames } from '../fixtures/index.ts';

const packages = usePackages();
const { getPackage, joinRendition } = packages;

describe('encode steps create a complete package of', () => {
  test.each(longTestFilmNames)('%s', (name) => expectWholePackage(name, packages));
});

describe('renditions', () => {
  test('all four renditions have key frames and segments at the same times', async () => {
    const filmPackage = await getPackage('ladder');
    const { video } = filmPackage.index;
    const keyframes: number[][] = [];
    for (const rendition of video)
      keyframes.push(await readKeyframes(await joinRendition(filmPackage, rendition)));
    expect(keyframes).toEqual(keyframes.map(() => [0, 50, 100, 150, 200]));
    expect(video.map(({ segments }) => segments.map(({ duration }) => duration))).toEqual(
      video.map(() => [4, 4, 1]),
    );
  });

  test.each(['surroundAc3', 'h264Mp4'] as const)(
    'normalises the audio of %s to stereo at −16 LUFS',
    async (name) => {
      const filmPackage = await getPackage(name);
      const [audio] = filmPackage.index.audio;
      if (!audio) throw new Error('there is no audio');
      await expectNormalisedStereo(await joinRendition(filmPackage, audio));
    },
  );

  test('gives equal audio of two films the same folder name', async () => {
    const [firstPackage, secondPackage] = [await getPackage('arabicName'), await getPackage('emojiName')];
    expect(secondPackage.index.audio).toEqual(firstPackage.index.audio);
  });
});
