import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calculateDisplaySize, toClockwiseRotation } from './display-size.ts';
import { probedFileSchema } from './ffprobe-output.ts';
import { detectFileKind } from './file-kind.ts';
import { chooseFrameRate, parseRational, rationalToNumber } from './frame-rate.ts';
import { getNativeLanguageName, parseLanguageTag } from './language.ts';
import { findSidecars } from './sidecars.ts';
import { readChapters } from './tracks.ts';

describe('chooseFrameRate', () => {
  test.each([
    ['24/1', '24/1', 24, false],
    ['25/1', '25/1', 25, false],
    ['30/1', '30/1', 30, false],
    ['60/1', '60/1', 60, false],
    ['24000/1001', '24000/1001', 23.976, false],
    ['2997/100', '30000/1001', 29.97, false],
    ['25/1', '50/1', 25, false],
    ['120/1', '120/1', 60, false],
    ['100/1', '100/1', 50, false],
    ['2960/100', '30/1', 30, true],
    ['53/2', '90000/1', 29.97, true],
    ['12/1', '60/1', 30, true],
    ['10/1', '10/1', 10, false],
    ['0/0', '0/0', 25, true],
  ])('average %s and base %s become %d (variable: %s)', (average, baseRate, expected, variable) => {
    const result = chooseFrameRate(parseRational(average), parseRational(baseRate));
    expect(rationalToNumber(result.frameRate)).toBeCloseTo(expected, 2);
    expect(result.isVariable).toBe(variable);
  });
});

describe('display size', () => {
  test('calculateDisplaySize applies the pixel aspect ratio and the rotation', () => {
    expect(calculateDisplaySize(720, 576, { numerator: 64, denominator: 45 }, 0)).toEqual({
      displayWidth: 1024,
      displayHeight: 576,
    });
    expect(calculateDisplaySize(1920, 1080, { numerator: 1, denominator: 1 }, 90)).toEqual({
      displayWidth: 1080,
      displayHeight: 1920,
    });
  });
  test.each([
    [-90, 90],
    [90, 270],
    [180, 180],
    [-180, 180],
    [0, 0],
    [-89.6, 90],
    [-360, 0],
  ])('toClockwiseRotation converts an angle of %d to a clockwise rotation of %d', (angle, rotation) => {
    expect(toClockwiseRotation(angle)).toBe(rotation);
  });
});

describe('languages', () => {
  test.each([
    ['ger', 'de'],
    ['deu', 'de'],
    ['pt_br', 'pt-BR'],
    ['und', null],
    ['', null],
    ['English', null],
    ['x', null],
  ])('parseLanguageTag parses %s as %s', (text, tag) => {
    expect(parseLanguageTag(text)).toBe(tag);
  });
  test('getNativeLanguageName returns the name in the language itself', () => {
    expect(getNativeLanguageName('fr')).toBe('Français');
    expect(getNativeLanguageName('ar')).toBe('العربية');
  });
});

describe('detectFileKind', () => {
  const toBytes = (text: string) => Buffer.from(text, 'latin1');
  test.each([
    ['#EXTM3U\n', 'playlist'],
    ['\xef\xbb\xbf  \n#EXTM3U\n', 'playlist'],
    ['ffconcat version 1.0\n', 'playlist'],
    ["file 'a.mp4'\n", 'playlist'],
    ['<?xml version="1.0"?><MPD>', 'playlist'],
    ['<x:SmoothStreamingMedia >', 'playlist'],
    ['v=0\r\no=- 0 0 IN IP4 127.0.0.1', 'playlist'],
    ['#EXTM3U\0\0\x01', 'playlist'],
    ['Dear diary', 'text'],
    ['\xff\xfeD\0e\0a\0r\0', 'text'],
    ['\x89PNG\r\n\x1a\n\0\0', 'image'],
    ['\0\0\0\x18ftypheic', 'image'],
    ['ID3\x03\0', 'audio'],
    ['RIFF\0\0\0\0WAVE', 'audio'],
    ['\0\0\0\x18ftypisom', 'container'],
    ['\x1aE\xdf\xa3\0', 'container'],
    ['\0\x01\x02\x03\x04\x05', 'unknown'],
  ])('detects the kind of %j: %s', (head, kind) => {
    expect(detectFileKind(toBytes(head))).toBe(kind);
  });
});

test('findSidecars reads language, purpose and title from file names, and does not follow links', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'matinee-sidecars-'));
  const names = [
    ...['فيلم.mp4', 'فيلم.srt', 'فيلم.de.srt', 'فيلم.pt-BR.forced.vtt', 'فيلم.en.hi.ass', 'فيلم.hi.srt'],
    ...['فيلم.Director cut.fr.SDH.srt', 'فيلم 2.en.srt', 'other.srt', 'فيلم.txt'],
  ];
  for (const name of names) await writeFile(join(folder, name), '');
  await symlink('/etc/hostname', join(folder, 'فيلم.it.srt'));
  const sidecars = await findSidecars(join(folder, 'فيلم.mp4'));
  await rm(folder, { recursive: true });
  const summaries = sidecars.map(({ language, format, forced, hearingImpaired, title }) =>
    [language, format, forced && 'forced', hearingImpaired && 'sdh', title].filter(Boolean).join(' '),
  );
  expect(summaries.sort()).toEqual([
    'de srt',
    'en ass sdh',
    'fr srt sdh Director cut',
    'hi srt',
    'pt-BR vtt forced',
    'und srt',
  ]);
});

test('readChapters reads titles by language', () => {
  const file = probedFileSchema.parse({
    format: { format_name: 'matroska' },
    chapters: [
      {
        start_time: '0.000',
        end_time: '5.000',
        tags: { title: 'Llegada', 'TITLE-eng': 'Arrival', 'TITLE-ara': ' الوصول ' },
      },
      { start_time: '5.000', end_time: '9.000', tags: { 'TITLE-': 'Nothing', 'title-nonsense!': 'Nothing' } },
    ],
  });
  expect(readChapters(file, 9)).toEqual([
    { start: 0, end: 5, title: 'Llegada', titles: { en: 'Arrival', ar: 'الوصول' } },
    { start: 5, end: 9, title: '2' },
  ]);
});
