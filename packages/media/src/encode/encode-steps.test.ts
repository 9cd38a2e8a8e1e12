import { copyFile, mkdtemp, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  expectNormalisedStereo,
  expectWholePackage,
  readKeyframes,
  tools,
  usePackages,
} from '../../test/package-fixtures.ts';
import { ensureFixtureFile, shortTestFilmNames } from '../fixtures/index.ts';
import { buildPackageIndex } from '../package/build-package-index.ts';
import { planPackage } from '../plan/plan-package.ts';
import { probeSource } from '../probe/probe-source.ts';
import { findSidecars } from '../probe/sidecars.ts';
import { listEncodeSteps, runEncodeStep } from './encode-steps.ts';

const packages = usePackages();
const { getPackage, joinRendition, getScratchFolder } = packages;

describe('encode steps create a complete package of', () => {
  test.each(shortTestFilmNames)('%s', (name) => expectWholePackage(name, packages));
});

describe('renditions', () => {
  test('share the times of key frames and segments, and are ordered by bandwidth', async () => {
    const filmPackage = await getPackage('hevcManyTracks');
    const { video } = filmPackage.index;
    const keyframes: number[][] = [];
    for (const rendition of video)
      keyframes.push(await readKeyframes(await joinRendition(filmPackage, rendition)));
    expect(keyframes).toEqual(keyframes.map(() => [0, 48, 96]));
    const durations = video.map(({ segments }) => segments.map(({ duration }) => duration));
    expect(durations).toEqual(durations.map(() => durations[0]));
    const bandwidths = video.map(({ bandwidth }) => bandwidth);
    expect(bandwidths).toEqual(bandwidths.toSorted((a, b) => a - b));
  });

  test('audio is normalised to stereo at −16 LUFS with peaks below full scale', async () => {
    const filmPackage = await getPackage('hevcManyTracks');
    const [audio] = filmPackage.index.audio;
    if (!audio) throw new Error('there is no audio');
    await expectNormalisedStereo(await joinRendition(filmPackage, audio));
  });
});

describe('images and text', () => {
  test('poster, storyboard and chapter images have the expected sizes', async () => {
    const { index, folders } = await getPackage('hevcManyTracks');
    const readSize = async (dir: string, file: string) => {
      const { width, height } = await sharp(
        join(folders.find((folder) => folder.dir === dir)?.path ?? '', file),
      ).metadata();
      return [width, height];
    };
    const { poster, storyboard, chapters } = index;
    expect(poster && (await readSize(poster.dir, poster.file))).toEqual([640, 360]);
    expect(storyboard).toMatchObject({ tiles: 6, interval: 1 });
    expect(storyboard && (await readSize(storyboard.dir, '1.jpg'))).toEqual([800, 450]);
    const [, secondChapter] = chapters;
    expect(
      secondChapter?.thumbnail && (await readSize(secondChapter.thumbnail.dir, secondChapter.thumbnail.file)),
    ).toEqual([320, 180]);
  });

  test('converts embedded and sidecar subtitles to clean WebVTT, and omits unreadable ones', async () => {
    const folder = await mkdtemp(join(getScratchFolder(), 'sidecars-'));
    const file = join(folder, 'Film.mkv');
    await copyFile(await ensureFixtureFile('hevcManyTracks'), file);
    await writeFile(
      join(folder, 'Film.fr.srt'),
      Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nCaf\xe9 <b onclick=x>fort</b>\n', 'latin1'),
    );
    await writeFile(
      join(folder, 'Film.es.ass'),
      '[Script Info]\nScriptType: v4.00+\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\b1}Señor{\\b0}\n',
    );
    await writeFile(join(folder, 'Film.it.vtt'), 'WEBVTT\n\nnothing to say\n');
    await writeFile(join(folder, 'Film.pl.srt'), Buffer.from([0, 1, 2, 3, 255]));
    const probeResult = await probeSource(file, { tools });
    if (!probeResult.ok) throw new Error(probeResult.refusal.code);
    const plan = planPackage(probeResult.source, { sidecars: await findSidecars(file), preset: 'ultrafast' });
    const options = { plan, file, outputDir: join(folder, 'out'), tools };
    for (const step of ['loudness', 'early', 'text'] as const) {
      expect(await runEncodeStep(step, options)).toEqual({ ok: true, skipped: false });
    }
    const packageIndex = await buildPackageIndex(options);
    expect(packageIndex?.index.complete).toBe(false);
    expect(packageIndex?.index.text.map(({ language, kind, forced }) => [language, kind, forced])).toEqual([
      ['en', 'captions', false],
      ['ar', 'subtitles', false],
      ['de', 'subtitles', true],
      ['es', 'subtitles', false],
      ['fr', 'subtitles', false],
    ]);
    const readText = (language: string) => {
      const track = packageIndex?.index.text.find((candidate) => candidate.language === language);
      return readFile(join(options.outputDir, 'text', track?.dir ?? '', track?.file ?? ''), 'utf8');
    };
    expect(await readText('fr')).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nCafé <b>fort</b>\n');
    expect(await readText('es')).toContain('Señor');
    expect(await readText('ar')).toContain('<i>مرحبا</i> يا عالم');
  });
});

describe('runEncodeStep and listEncodeSteps', () => {
  const prepareOptions = async (name: string) => {
    const file = await ensureFixtureFile('hevcManyTracks');
    const probeResult = await probeSource(file, { tools });
    if (!probeResult.ok) throw new Error(probeResult.refusal.code);
    const plan = planPackage(probeResult.source, { preset: 'ultrafast' });
    return { plan, file, outputDir: join(getScratchFolder(), name), tools };
  };

  test('skips a finished step, and repeats it for another plan', async () => {
    const options = await prepareOptions('repeated');
    expect(await runEncodeStep('loudness', options)).toEqual({ ok: true, skipped: false });
    expect(await runEncodeStep('loudness', options)).toEqual({ ok: true, skipped: true });
    // A database returns the keys in another order.
    const reorderedPlan = Object.fromEntries(Object.entries(options.plan).reverse()) as typeof options.plan;
    expect(await runEncodeStep('loudness', { ...options, plan: reorderedPlan })).toEqual({
      ok: true,
      skipped: true,
    });
    const optionsWithOtherPlan = { ...options, plan: planPackage({ ...(await probeFilm()), duration: 5.9 }) };
    expect(await runEncodeStep('loudness', optionsWithOtherPlan)).toEqual({ ok: true, skipped: false });
  });

  test('leaves no files of the step when it is aborted, and can run again', async () => {
    const options = await prepareOptions('aborted');
    await runEncodeStep('loudness', options);
    const abortController = new AbortController();
    const pendingResult = runEncodeStep('early', {
      ...options,
      signal: abortController.signal,
      onProgress: () => abortController.abort(),
    });
    expect(await pendingResult).toMatchObject({ ok: false, failure: { reason: 'aborted' } });
    expect(await readdir(options.outputDir)).toEqual(['loudness']);
    const fractions: number[] = [];
    const secondResult = await runEncodeStep('early', {
      ...options,
      onProgress: ({ fraction }) => fractions.push(fraction),
    });
    expect(secondResult).toEqual({ ok: true, skipped: false });
    expect(fractions.at(-1)).toBeGreaterThan(0.9);
  });

  test('fails with sourceBroken for a truncated source, and leaves no files of the step', async () => {
    const options = await prepareOptions('broken');
    const file = join(getScratchFolder(), 'broken.mp4');
    await copyFile(options.file, file);
    await truncate(file, Math.floor((await stat(file)).size / 2));
    await runEncodeStep('loudness', options);
    expect(await runEncodeStep('early', { ...options, file })).toMatchObject({
      failure: { reason: 'sourceBroken' },
    });
    expect(await readdir(options.outputDir)).toEqual(['loudness']);
    expect(await buildPackageIndex(options)).toBeNull();
  });

  test('listEncodeSteps returns weights that sum to 1, and omits steps without work', async () => {
    const { plan } = await prepareOptions('weights');
    expect(listEncodeSteps(plan).reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    const minimalPlan = {
      ...plan,
      audio: [],
      text: [],
      video: { ...plan.video, rungs: plan.video.rungs.slice(0, 1) },
    };
    expect(listEncodeSteps(minimalPlan).map(({ name }) => name)).toEqual(['early', 'poster', 'storyboard']);
  });

  async function probeFilm() {
    const probeResult = await probeSource(await ensureFixtureFile('hevcManyTracks'), { tools });
    if (!probeResult.ok) throw new Error(probeResult.refusal.code);
    return probeResult.source;
  }
});
