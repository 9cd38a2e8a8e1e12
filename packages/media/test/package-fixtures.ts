// Encodes fixture films and reads the packages with ffmpeg and ffprobe.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect } from 'vitest';
import { getRenditionDuration } from '../src/encode/renditions.ts';
import { createPackage, ensureFixtureFile, type filmNames } from '../src/fixtures/index.ts';
import { listPackageFiles } from '../src/package/build-package-index.ts';
import { packageIndexSchema } from '../src/package/package-index.ts';

type FilmName = (typeof filmNames)[number];
type CreatedPackage = Awaited<ReturnType<typeof createPackage>>;

const execFileAsync = promisify(execFile);
export const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };

/** Creates a temporary folder for a test file, and encodes each package once for all of its tests. */
export function usePackages() {
  let scratch = '';
  const packages = new Map<FilmName, Promise<CreatedPackage>>();
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'matinee-encode-'));
  });
  afterAll(() => rm(scratch, { recursive: true, force: true }));

  return {
    getScratchFolder: () => scratch,
    getPackage(name: FilmName): Promise<CreatedPackage> {
      const packagePromise =
        packages.get(name) ??
        ensureFixtureFile(name).then((file) => createPackage(file, join(scratch, name)));
      packages.set(name, packagePromise);
      return packagePromise;
    },
    /** Writes a rendition as one MP4 file that ffmpeg and ffprobe read. */
    async joinRendition(
      { folders }: CreatedPackage,
      rendition: { dir: string; init: string; segments: { name: string }[] },
    ): Promise<string> {
      const folder = folders.find(({ dir }) => dir === rendition.dir)?.path ?? '';
      const fileNames = [rendition.init, ...rendition.segments.map(({ name }) => name)];
      const path = join(scratch, `${rendition.dir}.mp4`);
      const contents = await Promise.all(fileNames.map((name) => readFile(join(folder, name))));
      await writeFile(path, Buffer.concat(contents));
      return path;
    },
  };
}

async function probeJson(path: string, showEntries: string) {
  const { stdout } = await execFileAsync('ffprobe', [
    '-v',
    'error',
    '-of',
    'json',
    '-show_entries',
    showEntries,
    path,
  ]);
  return JSON.parse(stdout);
}

const renditionSizes: Record<FilmName, string[]> = {
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

/**
 * Expects every file of the index, renditions as long as the source, and a lowest rendition that every player
 * can decode.
 */
export async function expectWholePackage(
  name: FilmName,
  { getPackage, joinRendition }: ReturnType<typeof usePackages>,
): Promise<void> {
  const filmPackage = await getPackage(name);
  const { index, folders, source } = filmPackage;
  expect(packageIndexSchema.parse(index)).toEqual(index);
  expect(index.complete).toBe(true);
  expect(index.poster).not.toBeNull();
  expect(index.video.map(({ width, height }) => `${width}x${height}`)).toEqual(renditionSizes[name]);
  for (const path of listPackageFiles(index)) {
    const [dir = '', file = ''] = path.split('/');
    const folder = folders.find((candidate) => candidate.dir === dir);
    expect((await stat(join(folder?.path ?? '', file))).size).toBeGreaterThan(0);
  }
  for (const rendition of [...index.video, ...index.audio]) {
    expect(Math.abs(getRenditionDuration(rendition) - source.duration)).toBeLessThan(0.15);
  }
  const [lowestRendition] = index.video;
  if (!lowestRendition) throw new Error('The package has no video.');
  const [stream] = (await probeJson(await joinRendition(filmPackage, lowestRendition), 'stream')).streams;
  expect(stream).toMatchObject({ codec_name: 'h264', pix_fmt: 'yuv420p', field_order: 'progressive' });
  expect(stream).toMatchObject({
    sample_aspect_ratio: '1:1',
    color_space: 'bt709',
    color_transfer: 'bt709',
  });
}

/** Returns the indexes of the key frames in a file. */
export async function readKeyframes(path: string): Promise<number[]> {
  const { packets } = await probeJson(path, 'packet=dts_time,flags');
  return packets.flatMap(({ flags }: { flags: string }, index: number) =>
    flags.startsWith('K') ? [index] : [],
  );
}

export async function expectNormalisedStereo(path: string): Promise<void> {
  const { stderr } = await execFileAsync('ffmpeg', [
    ...['-hide_banner', '-nostats', '-i', path, '-af', 'ebur128=peak=true', '-f', 'null', '-'],
  ]);
  const summary = stderr.slice(stderr.lastIndexOf('Summary'));
  expect(Number(/I:\s*(-?[\d.]+)/.exec(summary)?.[1])).toBeCloseTo(-16, 0);
  expect(Number(/Peak:\s*(-?[\d.]+)/.exec(summary)?.[1])).toBeLessThan(-1);
  const { streams } = await probeJson(path, 'stream=channels,sample_rate');
  expect(streams[0]).toMatchObject({ channels: 2, sample_rate: '48000' });
}
