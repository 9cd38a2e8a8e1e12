import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DemoTitle } from '../model.ts';
import { demoTitles } from '../titles/index.ts';
import { generateFilm } from './generate-film.ts';
import { createShotList } from './shots.ts';
import { createSubtitleCues, formatSrt } from './subtitle-cues.ts';

const execFileAsync = promisify(execFile);

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'matinee-films-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const findTitle = (key: string): DemoTitle => {
  const title = demoTitles.find((title) => title.key === key);
  if (!title) throw new Error(`No title ${key}`);
  return title;
};

const runFfmpeg = async (argv: string[]) => {
  await execFileAsync('ffmpeg', argv);
};

interface ProbeResult {
  streams: {
    codec_name: string;
    codec_type: string;
    height?: number;
    pix_fmt?: string;
    tags?: Record<string, string>;
  }[];
  chapters: unknown[];
  format: { duration: string };
}

async function probe(path: string): Promise<ProbeResult> {
  const { stdout } = await execFileAsync('ffprobe', [
    '-v',
    'error',
    '-of',
    'json',
    '-show_streams',
    '-show_chapters',
    '-show_format',
    path,
  ]);
  return JSON.parse(stdout) as ProbeResult;
}

describe('generateFilm', () => {
  test('writes a film with its languages, subtitles and chapters', async () => {
    const title = findTitle('the-salt-road');
    const { path } = await generateFilm(title, dir, runFfmpeg, { seconds: 3, height: 180 });
    const { streams, chapters, format } = await probe(path);
    expect(streams.map((stream) => stream.codec_name)).toEqual([
      'h264',
      'aac',
      'aac',
      'subrip',
      'subrip',
      'subrip',
    ]);
    expect(streams[0]).toMatchObject({ height: 180, pix_fmt: 'yuv420p' });
    expect(streams.slice(1).map((stream) => stream.tags?.language)).toEqual([
      'ara',
      'eng',
      'eng',
      'spa',
      'ara',
    ]);
    expect(Number(format.duration)).toBeCloseTo(3, 0);
    expect(chapters).toHaveLength(1);
    expect(await readdir(dir)).toEqual(['the-salt-road.mkv']);
  });

  test('writes a film from a generative source of ffmpeg', async () => {
    const { path } = await generateFilm(findTitle('rooms-of-life'), dir, runFfmpeg, {
      seconds: 2,
      height: 144,
    });
    const { streams } = await probe(path);
    expect(streams.map((stream) => stream.codec_name)).toEqual(['h264', 'aac']);
    await rm(path);
  });

  test('leaves no files behind when ffmpeg fails', async () => {
    const filesBefore = await readdir(dir);
    const failingRunFfmpeg = () => Promise.reject(new Error('no'));
    await expect(
      generateFilm(findTitle('tether'), dir, failingRunFfmpeg, { seconds: 1, height: 144 }),
    ).rejects.toThrow('no');
    expect(await readdir(dir)).toEqual(filesBefore);
  });
});

test('createShotList returns shots that add up to the runtime', () => {
  for (const title of demoTitles.filter((entry) => entry.filmSpec.source === 'shots')) {
    const frameCount = createShotList(title, title.runtimeSeconds).reduce(
      (sum, shot) => sum + shot.frameCount,
      0,
    );
    expect(frameCount, title.key).toBe(title.runtimeSeconds * title.filmSpec.fps);
  }
});

test('createSubtitleCues returns cues of at most two lines that do not overlap, in every subtitle language', () => {
  for (const title of demoTitles) {
    for (const language of title.subtitleLanguages) {
      const cues = createSubtitleCues(title, language, title.runtimeSeconds);
      cues.forEach((cue, i) => {
        expect(cue.startSeconds + cue.durationSeconds).toBeLessThanOrEqual(
          cues[i + 1]?.startSeconds ?? title.runtimeSeconds,
        );
        expect(cue.text.split('\n').length).toBeLessThanOrEqual(2);
      });
    }
  }
  expect(formatSrt([{ startSeconds: 3661.5, durationSeconds: 1, text: 'Hello' }])).toBe(
    '1\n01:01:01,500 --> 01:01:02,500\nHello\n',
  );
});
