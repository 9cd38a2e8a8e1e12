import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { corpusFile, filmNames, makePackage } from '../corpus/index.ts';
import { packageIndexSchema } from '../package/package-index.ts';
import { packageFiles, readPackageIndex } from '../package/read-package-index.ts';
import { planPackage } from '../plan/plan-package.ts';
import { probeSource } from '../probe/probe-source.ts';
import { findSidecars } from '../probe/sidecars.ts';
import { encodeStage, stagesOf } from './encode-stage.ts';
import { secondsOf } from './renditions.ts';

const run = promisify(execFile);
const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
type Made = Awaited<ReturnType<typeof makePackage>>;

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'matinee-encode-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

const packageOf = async (name: (typeof filmNames)[number]) =>
  makePackage(await corpusFile(name), join(scratch, name));

/** A rendition as one file that ordinary tools read. */
async function joined(
  { folders }: Made,
  rendition: { dir: string; init: string; segments: { name: string }[] },
) {
  const folder = folders.find(({ dir }) => dir === rendition.dir)?.path ?? '';
  const parts = [rendition.init, ...rendition.segments.map(({ name }) => name)];
  const path = join(scratch, `${rendition.dir}.mp4`);
  await writeFile(path, Buffer.concat(await Promise.all(parts.map((name) => readFile(join(folder, name))))));
  return path;
}

async function probeJson(path: string, show: string) {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-of', 'json', '-show_entries', show, path]);
  return JSON.parse(stdout);
}

const expected: Record<(typeof filmNames)[number], string[]> = {
  h264Mp4: ['320x180'],
  hevcManyTracks: ['426x240', '640x360'],
  vp9Opus: ['320x180'],
  interlacedTs: ['294x240', '352x288'],
  phoneMov: ['180x320'],
  prores: ['320x180'],
  dnxhr: ['320x180'],
  surroundAc3: ['320x180'],
  silent: ['320x180'],
  oddSize: ['322x180'],
  anamorphic: ['426x234', '524x288'],
  hdr10: ['320x180'],
  arabicName: ['320x180'],
  emojiName: ['320x180'],
  ladder: ['426x240', '640x360', '854x480', '1280x720'],
};

describe('every film becomes a whole package', () => {
  test.each(filmNames)('%s', async (name) => {
    const made = await packageOf(name);
    const { index, folders, source } = made;
    expect(packageIndexSchema.parse(index)).toEqual(index);
    expect(index.complete).toBe(true);
    expect(index.poster).not.toBeNull();
    expect(index.video.map(({ width, height }) => `${width}x${height}`)).toEqual(expected[name]);
    for (const path of packageFiles(index)) {
      const [dir = '', file = ''] = path.split('/');
      const folder = folders.find((candidate) => candidate.dir === dir);
      expect((await stat(join(folder?.path ?? '', file))).size).toBeGreaterThan(0);
    }
    for (const rendition of [...index.video, ...index.audio]) {
      expect(Math.abs(secondsOf(rendition) - source.duration)).toBeLessThan(0.15);
    }
    const [lowest] = index.video;
    if (!lowest) throw new Error('no picture');
    const [stream] = (await probeJson(await joined(made, lowest), 'stream')).streams;
    expect(stream).toMatchObject({ codec_name: 'h264', pix_fmt: 'yuv420p', field_order: 'progressive' });
    expect(stream).toMatchObject({
      sample_aspect_ratio: '1:1',
      color_space: 'bt709',
      color_transfer: 'bt709',
    });
  });
});

describe('renditions', () => {
  test('key frames and segments lie at the same times in every rung', async () => {
    const made = await packageOf('ladder');
    const keys = [];
    for (const rendition of made.index.video) {
      const { packets } = await probeJson(await joined(made, rendition), 'packet=dts_time,flags');
      keys.push(
        packets.flatMap((packet: { dts_time: string; flags: string }, n: number) =>
          packet.flags.startsWith('K') ? [n] : [],
        ),
      );
    }
    expect(keys).toEqual(keys.map(() => [0, 50, 100, 150, 200]));
    expect(made.index.video.map(({ segments }) => segments.map(({ duration }) => duration))).toEqual(
      made.index.video.map(() => [4, 4, 1]),
    );
    const rates = made.index.video.map(({ bandwidth }) => bandwidth);
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
  });

  test('sound is stereo and comes out at −16 LUFS, peaks below full scale', async () => {
    for (const name of ['surroundAc3', 'h264Mp4'] as const) {
      const made = await packageOf(name);
      const [audio] = made.index.audio;
      if (!audio) throw new Error('no sound');
      const { stderr } = await run('ffmpeg', [
        ...['-hide_banner', '-nostats', '-i', await joined(made, audio), '-af', 'ebur128=peak=true'],
        ...['-f', 'null', '-'],
      ]);
      const summary = stderr.slice(stderr.lastIndexOf('Summary'));
      expect(Number(/I:\s*(-?[\d.]+)/.exec(summary)?.[1])).toBeCloseTo(-16, 0);
      expect(Number(/Peak:\s*(-?[\d.]+)/.exec(summary)?.[1])).toBeLessThan(-1);
      expect(
        (await probeJson(await joined(made, audio), 'stream=channels,sample_rate')).streams[0],
      ).toMatchObject({
        channels: 2,
        sample_rate: '48000',
      });
    }
  });

  test('sound that comes out the same lies in the same folder', async () => {
    const [one, two] = [await packageOf('arabicName'), await packageOf('emojiName')];
    expect(two.index.audio).toEqual(one.index.audio);
  });
});

describe('pictures and text', () => {
  test('poster, storyboard and chapters are pictures of the sizes that the index says', async () => {
    const { index, folders } = await packageOf('hevcManyTracks');
    const sizeOf = async (dir: string, file: string) => {
      const { width, height } = await sharp(
        join(folders.find((folder) => folder.dir === dir)?.path ?? '', file),
      ).metadata();
      return [width, height];
    };
    const { poster, storyboard, chapters } = index;
    expect(poster && (await sizeOf(poster.dir, poster.file))).toEqual([640, 360]);
    expect(storyboard).toMatchObject({ tiles: 6, interval: 1 });
    expect(storyboard && (await sizeOf(storyboard.dir, '1.jpg'))).toEqual([800, 450]);
    const [, second] = chapters;
    expect(second?.thumbnail && (await sizeOf(second.thumbnail.dir, second.thumbnail.file))).toEqual([
      320, 180,
    ]);
  });

  test('subtitles from within and from beside become clean WebVTT; one that cannot be read is left out', async () => {
    const folder = await mkdtemp(join(scratch, 'sidecars-'));
    const file = join(folder, 'Film.mkv');
    await copyFile(await corpusFile('hevcManyTracks'), file);
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
    const probed = await probeSource(file, { tools });
    if (!probed.ok) throw new Error(probed.refusal.code);
    const plan = planPackage(probed.source, { sidecars: await findSidecars(file), preset: 'ultrafast' });
    const options = { plan, file, outputDir: join(folder, 'out'), tools };
    for (const stage of ['loudness', 'early', 'text'] as const) {
      expect(await encodeStage(stage, options)).toEqual({ ok: true, skipped: false });
    }
    const made = await readPackageIndex(options);
    expect(made?.index.complete).toBe(false);
    expect(made?.index.text.map(({ language, kind, forced }) => [language, kind, forced])).toEqual([
      ['en', 'captions', false],
      ['ar', 'subtitles', false],
      ['de', 'subtitles', true],
      ['es', 'subtitles', false],
      ['fr', 'subtitles', false],
    ]);
    const textOf = (language: string) => {
      const track = made?.index.text.find((candidate) => candidate.language === language);
      return readFile(join(options.outputDir, 'text', track?.dir ?? '', track?.file ?? ''), 'utf8');
    };
    expect(await textOf('fr')).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nCafé <b>fort</b>\n');
    expect(await textOf('es')).toContain('Señor');
    expect(await textOf('ar')).toContain('<i>مرحبا</i> يا عالم');
  });
});

describe('a stage', () => {
  const prepare = async (name: string) => {
    const file = await corpusFile('ladder');
    const probed = await probeSource(file, { tools });
    if (!probed.ok) throw new Error(probed.refusal.code);
    const plan = planPackage(probed.source, { preset: 'ultrafast' });
    return { plan, file, outputDir: join(scratch, name), tools };
  };

  test('that is done is skipped, also for who comes later; another plan starts anew', async () => {
    const options = await prepare('again');
    expect(await encodeStage('loudness', options)).toEqual({ ok: true, skipped: false });
    expect(await encodeStage('loudness', options)).toEqual({ ok: true, skipped: true });
    // As a database gives it back.
    const reordered = Object.fromEntries(Object.entries(options.plan).reverse()) as typeof options.plan;
    expect(await encodeStage('loudness', { ...options, plan: reordered })).toEqual({
      ok: true,
      skipped: true,
    });
    const other = { ...options, plan: planPackage({ ...(await probeLadder()), duration: 8.9 }) };
    expect(await encodeStage('loudness', other)).toEqual({ ok: true, skipped: false });
  });

  test('that is called off leaves nothing, and can be run again', async () => {
    const options = await prepare('called off');
    await encodeStage('loudness', options);
    const calledOff = new AbortController();
    const result = encodeStage('early', {
      ...options,
      signal: calledOff.signal,
      onProgress: () => calledOff.abort(),
    });
    expect(await result).toMatchObject({ ok: false, failure: { reason: 'aborted' } });
    expect(await readdir(options.outputDir)).toEqual(['loudness']);
    const seen: number[] = [];
    const again = await encodeStage('early', { ...options, onProgress: ({ done }) => seen.push(done) });
    expect(again).toEqual({ ok: true, skipped: false });
    expect(seen.at(-1)).toBeGreaterThan(0.9);
  });

  test('whose source breaks off says so and leaves nothing', async () => {
    const options = await prepare('broken');
    const file = join(scratch, 'broken.mp4');
    await copyFile(options.file, file);
    await truncate(file, Math.floor((await stat(file)).size / 2));
    await encodeStage('loudness', options);
    expect(await encodeStage('early', { ...options, file })).toMatchObject({
      failure: { reason: 'sourceBroken' },
    });
    expect(await readdir(options.outputDir)).toEqual(['loudness']);
    expect(await readPackageIndex(options)).toBeNull();
  });

  test('weights of a plan add up to 1, and stages with nothing to do are left out', async () => {
    const { plan } = await prepare('weights');
    expect(stagesOf(plan).reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    const bare = { ...plan, audio: [], video: { ...plan.video, rungs: plan.video.rungs.slice(0, 1) } };
    expect(stagesOf(bare).map(({ name }) => name)).toEqual(['early', 'poster', 'storyboard']);
  });

  async function probeLadder() {
    const probed = await probeSource(await corpusFile('ladder'), { tools });
    if (!probed.ok) throw new Error(probed.refusal.code);
    return probed.source;
  }
});
