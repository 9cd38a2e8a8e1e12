import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'matinee-chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));
const createProgram = (name: string) => {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
};
const programOnPath = createProgram('google-chrome');
const namedProgram = createProgram('my-chromium');
const PATH = ['/nowhere', folder].join(delimiter);

test('returns the Chromium of CHROMIUM_PATH, or else the one on the PATH', () => {
  expect(findChromium({ CHROMIUM_PATH: namedProgram, PATH })).toBe(namedProgram);
  expect(findChromium({ PATH })).toBe(programOnPath);
});

test.each([
  ['named but not there', { CHROMIUM_PATH: '/nowhere/chromium', PATH }, '/nowhere/chromium'],
  ['nowhere', { PATH: '/nowhere' }, 'CHROMIUM_PATH'],
])('throws with instructions when Chromium is %s', (_what, environment, expectedMessage) => {
  expect(() => findChromium(environment)).toThrow(expectedMessage);
});
