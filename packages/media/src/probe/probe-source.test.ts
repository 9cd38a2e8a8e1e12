import { copyFile, mkdtemp, readdir, rm, symlink, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  canary,
  ensureFixtureFile,
  type filmNames,
  mediaFixtures,
  refusedFileNames,
  shortTestFilmNames,
} from '../fixtures/index.ts';
import { probeSource } from './probe-source.ts';
import { sourceDescriptionSchema } from './source-description.ts';

const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const describeFilm = async (name: (typeof filmNames)[number]) => {
  const probeResult = await probeSource(await ensureFixtureFile(name), { tools });
  if (!probeResult.ok) throw new Error(probeResult.refusal.code);
  return probeResult.source;
};

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'matinee-probe-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

describe('probeSource on films', () => {
  test.each(shortTestFilmNames)('describes %s as plain JSON', async (name) => {
    const source = await describeFilm(name);
    expect(sourceDescriptionSchema.parse(JSON.parse(JSON.stringify(source)))).toEqual(source);
  });

  test('reads languages, titles and flags of tracks, and titles of chapters', async () => {
    const { video, audio, text, chapters } = await describeFilm('hevcManyTracks');
    expect(video).toMatchObject({
      codec: 'hevc',
      bitDepth: 10,
      frameRate: { numerator: 24000, denominator: 1001 },
    });
    expect(audio).toMatchObject([
      { language: 'en', title: 'Stereo', default: true },
      { language: 'fr', default: false },
    ]);
    expect(text).toMatchObject([
      { language: 'en', hearingImpaired: true },
      { language: 'ar', codec: 'ass' },
      { language: 'de', forced: true },
    ]);
    expect(chapters.map(({ title }) => title)).toEqual(['Opening & more', 'النهاية']);
  });

  test('reports the displayed size of a rotated film, and a nominal frame rate for a variable one', async () => {
    const { video } = await describeFilm('phoneMov');
    expect(video).toMatchObject({ width: 320, height: 180, displayWidth: 180, displayHeight: 320 });
    expect(video).toMatchObject({ variableFrameRate: true, frameRate: { numerator: 30, denominator: 1 } });
  });
});

describe('probeSource on other files', () => {
  test.each(refusedFileNames)('refuses %s with its code, and creates no files', async (name) => {
    const file = await ensureFixtureFile(name);
    const filesBefore = await readdir(dirname(file));
    const probeResult = await probeSource(file, { tools });
    expect(probeResult).toMatchObject({ ok: false, refusal: { code: mediaFixtures[name].expectedResult } });
    expect(JSON.stringify(probeResult)).not.toContain(canary);
    expect(JSON.stringify(probeResult)).not.toContain(dirname(file));
    expect(await readdir(dirname(file))).toEqual(filesBefore);
  });

  test('refuses links, folders, missing files and relative paths as unreadable', async () => {
    const link = join(scratch, 'link.mp4');
    await symlink(await ensureFixtureFile('h264Mp4'), link);
    for (const [path, reason] of [
      [link, 'link'],
      [scratch, 'notAFile'],
      [join(scratch, 'missing.mp4'), 'ENOENT'],
      ['relative.mp4', 'path'],
    ] as const) {
      expect(await probeSource(path, { tools })).toMatchObject({
        refusal: { code: 'unreadable', params: { reason } },
      });
    }
  });

  test('refuses a MOV and a Matroska film without its last third as truncated', async () => {
    for (const name of ['phoneMov', 'hevcManyTracks'] as const) {
      const copy = join(scratch, mediaFixtures[name].fileName);
      await copyFile(await ensureFixtureFile(name), copy);
      const completeResult = await probeSource(copy, { tools });
      if (!completeResult.ok) throw new Error(completeResult.refusal.code);
      await truncate(copy, Math.floor(completeResult.source.size * 0.66));
      expect(await probeSource(copy, { tools })).toMatchObject({ refusal: { code: 'truncated' } });
    }
  });

  test('throws the reason of the signal when aborted', async () => {
    const abortController = new AbortController();
    const probePromise = probeSource(await ensureFixtureFile('hevcManyTracks'), {
      tools,
      signal: abortController.signal,
    });
    setImmediate(() => abortController.abort(new Error('no longer needed')));
    await expect(probePromise).rejects.toThrow('no longer needed');
  });
});
