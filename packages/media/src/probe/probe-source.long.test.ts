// Long tests over the fixture films that `npm test` omits.
import { copyFile, mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ensureFixtureFile, type filmNames, longTestFilmNames, mediaFixtures } from '../fixtures/index.ts';
import { probeSource } from './probe-source.ts';
import { sourceDescriptionSchema } from './source-description.ts';

const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const describeFilm = async (name: (typeof filmNames)[number]) => {
  const probeResult = await probeSource(await ensureFixtureFile(name), { tools });
  if (!probeResult.ok) throw new Error(probeResult.refusal.code);
  return probeResult.source;
};

describe('probeSource on films', () => {
  test.each(longTestFilmNames)('describes %s as plain JSON', async (name) => {
    const source = await describeFilm(name);
    expect(sourceDescriptionSchema.parse(JSON.parse(JSON.stringify(source)))).toEqual(source);
  });

  test('recognises interlacing, wide pixels, HDR, surround sound and missing audio', async () => {
    expect((await describeFilm('interlacedTs')).video).toMatchObject({
      interlaced: true,
      frameRate: { numerator: 25 },
    });
    expect((await describeFilm('anamorphic')).video).toMatchObject({ width: 360, displayWidth: 524 });
    expect((await describeFilm('hdr10')).video).toMatchObject({ hdr: 'pq', colourMatrix: 'bt2020nc' });
    expect((await describeFilm('surroundAc3')).audio).toMatchObject([{ channels: 6, codec: 'ac3' }]);
    expect((await describeFilm('silent')).audio).toEqual([]);
  });

  test('refuses MP4, WebM and ProRes films without their last third as truncated', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'matinee-probe-'));
    for (const name of ['h264Mp4', 'vp9Opus', 'prores'] as const) {
      const copy = join(folder, mediaFixtures[name].fileName);
      await copyFile(await ensureFixtureFile(name), copy);
      const completeResult = await probeSource(copy, { tools });
      if (!completeResult.ok) throw new Error(completeResult.refusal.code);
      await truncate(copy, Math.floor(completeResult.source.size * 0.66));
      expect(await probeSource(copy, { tools })).toMatchObject({ refusal: { code: 'truncated' } });
    }
    await rm(folder, { recursive: true });
  });
});
