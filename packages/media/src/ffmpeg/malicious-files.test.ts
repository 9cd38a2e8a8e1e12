// Tests that malicious file names and contents cannot change the arguments of ffmpeg.
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLoudnessArguments } from '../encode/loudness.ts';
import { createPosterArguments } from '../encode/poster.ts';
import { createRenditionArguments } from '../encode/rendition-arguments.ts';
import { createStoryboardArguments } from '../encode/storyboard.ts';
import { createTextArguments } from '../encode/text.ts';
import { canary, ensureFixtureFile, refusedFileNames } from '../fixtures/index.ts';
import { planPackage } from '../plan/plan-package.ts';
import { createDecodeArguments } from '../probe/inspect.ts';
import { probeSource } from '../probe/probe-source.ts';
import type { SourceDescription } from '../probe/source-description.ts';
import { createCommonArguments, createFfprobeArguments, createSourceInput, toFileUrl } from './arguments.ts';
import { inspectionLimits } from './process-limits.ts';
import { runProcess } from './run-process.ts';

const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const anyText = fc.string({ unit: 'binary', maxLength: 80 }).filter((text) => !text.includes('\0'));

const source: SourceDescription = {
  version: 1,
  container: 'mov',
  duration: 60,
  size: 1000,
  video: {
    index: 0,
    codec: 'h264',
    profile: null,
    pixelFormat: 'yuv420p',
    bitDepth: 8,
    width: 1280,
    height: 720,
    displayWidth: 1280,
    displayHeight: 720,
    rotation: 0,
    sampleAspectRatio: { numerator: 1, denominator: 1 },
    frameRate: { numerator: 25, denominator: 1 },
    variableFrameRate: false,
    interlaced: false,
    colourMatrix: null,
    hdr: null,
    bitrate: null,
  },
  audio: [],
  text: [],
  skipped: [],
  chapters: [],
};

function createAllArguments(path: string, metadata: string): string[] {
  const track = {
    index: 1,
    codec: metadata,
    channels: 2,
    layout: metadata,
    sampleRate: 48000,
    language: metadata,
    title: metadata,
    default: true,
    purpose: 'main' as const,
  };
  const sourceWithMetadata = {
    ...source,
    container: metadata,
    video: { ...source.video, codec: metadata, profile: metadata },
    audio: [track],
    text: [
      {
        index: 2,
        codec: metadata,
        language: metadata,
        title: metadata,
        default: true,
        forced: false,
        hearingImpaired: false,
      },
    ],
    chapters: [{ start: 0, end: 1, title: metadata }],
  };
  const plan = planPackage(sourceWithMetadata);
  const [audio] = plan.audio;
  if (!audio) throw new Error('the plan has no audio');
  const loudness = { id: audio.id, integrated: -20, truePeak: -3, gain: 4, limit: true };
  return [
    ...createRenditionArguments(path, plan, plan.video.rungs, [{ track: audio, loudness }]),
    ...createFfprobeArguments(path, []),
    ...createLoudnessArguments(path, plan),
    ...createPosterArguments(path, plan, 1.5),
    ...createTextArguments(path, plan.text),
    ...createDecodeArguments(path, 0, { from: 2, count: 3, filter: 'idet' }),
    ...createStoryboardArguments(plan),
  ];
}

describe('ffmpeg arguments', () => {
  test('contain any path as one argument after file:, and no metadata', () => {
    const expectedArgs = createAllArguments('/plain', 'plain');
    fc.assert(
      fc.property(anyText, anyText, (name, metadata) => {
        const path = `/${name}`;
        const args = createAllArguments(path, metadata);
        expect(args.map((arg) => (arg === `file:${path}` ? 'file:/plain' : arg))).toEqual(expectedArgs);
      }),
    );
  });

  test('allow only local protocols, containers that refer to no other file, and listed codecs', () => {
    for (const args of [createSourceInput('/film.mp4'), createFfprobeArguments('/film.mp4', [])]) {
      const readNames = (option: string) => args[args.indexOf(option) + 1]?.split(',') ?? [];
      expect(args.filter((arg) => arg.endsWith('_whitelist'))).toHaveLength(3);
      expect(readNames('-protocol_whitelist')).toEqual(['file', 'pipe']);
      for (const format of ['hls', 'applehttp', 'dash', 'concat', 'sdp', 'rtsp', 'image2', 'lavfi', 'tee'])
        expect(readNames('-format_whitelist')).not.toContain(format);
      expect(readNames('-format_whitelist')).toContain('mov');
      expect(readNames('-codec_whitelist')).toContain('h264');
      expect(args.indexOf('-codec_whitelist')).toBeLessThan(args.indexOf('-i'));
    }
  });

  test('toFileUrl rejects relative paths and null characters', () => {
    for (const path of ['-i', 'http://example.org/x', 'concat:/a|/b', 'film.mp4', '/a\0b']) {
      expect(() => toFileUrl(path)).toThrow(TypeError);
    }
  });

  test.each([
    '-y.mp4',
    'pipe:0.mp4',
    'concat:a|b.mp4',
    '%d %03d a\'b"c;d new\nline $(id) `id` a,b[c]=d\\e.mp4',
  ])('probeSource accepts a film named %j', async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'matinee-names-'));
    await copyFile(await ensureFixtureFile('h264Mp4'), join(folder, name));
    const probeResult = await probeSource(join(folder, name), { tools });
    await rm(folder, { recursive: true });
    expect(probeResult).toMatchObject({ ok: true });
  });
});

describe('malicious playlists', () => {
  const playlists = refusedFileNames.filter((name) => ['m3u8', 'm3u8Key', 'ffconcat', 'mpd'].includes(name));

  test.each(playlists)('%s cannot bypass the whitelists, and its target is never read', async (name) => {
    const file = await ensureFixtureFile(name);
    for (const formatOption of [
      [],
      ['-f', { m3u8: 'hls', m3u8Key: 'hls', ffconcat: 'concat', mpd: 'dash' }[name as string] ?? ''],
    ]) {
      const options =
        formatOption.length > 0 ? [...formatOption, ...(name === 'ffconcat' ? ['-safe', '0'] : [])] : [];
      const args = [
        ...createCommonArguments('info'),
        ...createSourceInput(file, options),
        '-map',
        '0',
        '-c',
        'copy',
        '-f',
        'data',
        'pipe:1',
      ];
      const outcome = await runProcess({
        program: tools.ffmpeg,
        args,
        limits: inspectionLimits,
        source: file,
      });
      expect(outcome.kind).toBe('failed');
      expect(JSON.stringify(outcome)).not.toContain(canary);
      expect(outcome.kind === 'failed' && outcome.stderr).toMatch(/not on whitelist|Invalid data|not found/i);
    }
  });
});
