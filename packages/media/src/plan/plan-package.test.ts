import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SourceDescription } from '../probe/source-description.ts';
import { createLadder } from './ladder.ts';
import { packagePlanSchema } from './package-plan.ts';
import { planPackage } from './plan-package.ts';
import { createVideoFilters } from './video-filters.ts';

const pal = { numerator: 25, denominator: 1 };
const defaultOptions = { maxRungLines: 2160, include1440: false };
const listSizes = (width: number, height: number, options = defaultOptions) =>
  createLadder(width, height, pal, options).map((rung) => `${rung.width}x${rung.height}`);

describe('createLadder', () => {
  test.each([
    ['full HD', 1920, 1080, ['426x240', '640x360', '854x480', '1280x720', '1920x1080']],
    ['cinema wide', 1920, 804, ['426x178', '640x268', '854x358', '1280x536', '1920x804']],
    ['upright phone', 1080, 1920, ['240x426', '360x640', '480x854', '720x1280', '1080x1920']],
    ['4:3', 640, 480, ['320x240', '480x360', '640x480']],
    ['between two rungs, and notably larger', 1024, 576, ['426x240', '640x360', '854x480', '1024x576']],
    ['between two rungs, hardly larger', 880, 496, ['426x240', '638x360', '852x480']],
    ['smaller than the lowest rung', 320, 180, ['320x180']],
    ['small and odd', 101, 61, ['100x60']],
    ['UHD', 3840, 2160, ['426x240', '640x360', '854x480', '1280x720', '1920x1080', '3840x2160']],
  ])('returns the rungs of a source: %s', (_, width, height, expected) => {
    expect(listSizes(width, height)).toEqual(expected);
  });

  test('includes 1440 lines only on request, and no rung above the maximum', () => {
    expect(listSizes(3840, 2160, { ...defaultOptions, include1440: true })).toContain('2560x1440');
    expect(listSizes(3840, 2160, { ...defaultOptions, maxRungLines: 1080 }).at(-1)).toBe('1920x1080');
  });

  test('returns even sizes that rise from rung to rung up to the source', () => {
    const side = fc.integer({ min: 8, max: 8192 });
    const rate = fc.constantFrom(
      pal,
      { numerator: 60, denominator: 1 },
      { numerator: 24000, denominator: 1001 },
    );
    fc.assert(
      fc.property(side, side, rate, (width, height, frameRate) => {
        const rungs = createLadder(width, height, frameRate, defaultOptions);
        for (const [position, rung] of rungs.entries()) {
          const lowerRung = rungs[position - 1];
          expect(rung.width % 2 === 0 && rung.height % 2 === 0).toBe(true);
          expect(rung.width).toBeLessThanOrEqual(Math.max(2, width));
          expect(rung.height).toBeLessThanOrEqual(Math.max(2, height));
          expect(rung.maxrate).toBeGreaterThan(lowerRung?.maxrate ?? 0);
          expect(rung.width * rung.height).toBeGreaterThan(
            lowerRung ? lowerRung.width * lowerRung.height : 0,
          );
        }
        expect(new Set(rungs.map(({ id }) => id)).size).toBe(rungs.length);
      }),
    );
  });
});

const createSource = (
  video: Partial<SourceDescription['video']> = {},
  duration = 600,
): SourceDescription => ({
  version: 1,
  container: 'matroska,webm',
  duration,
  size: 1,
  video: {
    index: 0,
    codec: 'h264',
    profile: 'High',
    pixelFormat: 'yuv420p',
    bitDepth: 8,
    width: 1920,
    height: 1080,
    displayWidth: 1920,
    displayHeight: 1080,
    rotation: 0,
    sampleAspectRatio: { numerator: 1, denominator: 1 },
    frameRate: pal,
    variableFrameRate: false,
    interlaced: false,
    colourMatrix: 'bt709',
    hdr: null,
    bitrate: null,
    ...video,
  },
  audio: [
    {
      index: 1,
      codec: 'aac',
      channels: 2,
      layout: 'stereo',
      sampleRate: 48000,
      language: 'en',
      title: 'Director',
      default: true,
      purpose: 'commentary',
    },
    {
      index: 2,
      codec: 'ac3',
      channels: 6,
      layout: '5.1',
      sampleRate: 48000,
      language: 'de',
      title: null,
      default: false,
      purpose: 'main',
    },
  ],
  text: [],
  skipped: [],
  chapters: [],
});

describe('planPackage', () => {
  test('returns JSON that is equal for equal sources', () => {
    const plan = planPackage(createSource());
    expect(packagePlanSchema.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
    expect(planPackage(createSource())).toEqual(plan);
  });

  test('plans GOPs of two seconds and segments of four at any frame rate', () => {
    const ntscPlan = planPackage(createSource({ frameRate: { numerator: 30000, denominator: 1001 } }));
    expect(ntscPlan.video.gopFrames).toBe(60);
    expect(ntscPlan.video.segmentSeconds).toBeCloseTo(4.004, 6);
    expect(planPackage(createSource()).video).toMatchObject({ gopFrames: 50, segmentSeconds: 4 });
  });

  test('plans every audio track, and prefers the main track over a commentary as the default', () => {
    expect(planPackage(createSource()).audio.map(({ id, default: isDefault }) => [id, isDefault])).toEqual([
      ['a0', false],
      ['a1', true],
    ]);
  });

  test('plans one storyboard tile per second for short films, and about 150 for long ones', () => {
    expect(planPackage(createSource({}, 20)).storyboard.interval).toBe(1);
    expect(planPackage(createSource({}, 600)).storyboard.interval).toBe(4);
    const longStoryboard = planPackage(createSource({}, 7200)).storyboard;
    expect(7200 / longStoryboard.interval).toBeGreaterThan(100);
    expect(7200 / longStoryboard.interval).toBeLessThan(200);
    expect(longStoryboard).toMatchObject({ tileWidth: 160, tileHeight: 90 });
  });

  test('createVideoFilters deinterlaces before the frame rate filter, and scales HDR before tone mapping', () => {
    const interlacedFilters = createVideoFilters(
      planPackage(createSource({ interlaced: true })),
      { width: 426, height: 240 },
      ['fps=25'],
    );
    expect(interlacedFilters[0]).toMatch(/^bwdif/);
    expect(interlacedFilters[1]).toBe('fps=25');
    const hdrFilters = createVideoFilters(planPackage(createSource({ hdr: 'pq' })), {
      width: 426,
      height: 240,
    });
    expect(hdrFilters.findIndex((filter) => filter.startsWith('scale='))).toBe(0);
    expect(hdrFilters.join()).toContain('tonemap=hable');
  });
});
