import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findTestFiles, isLong, needsBuild } from './test-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const thisFile = 'scripts/setup/test-files.test.ts';

describe('findTestFiles', () => {
  test('finds a file by its path from the root', () => {
    expect(findTestFiles(thisFile, '/')).toEqual([thisFile]);
  });

  test('finds a file by its path from the current folder', () => {
    expect(findTestFiles('setup/test-files.test.ts', `${root}scripts`)).toEqual([thisFile]);
  });

  test('finds a file by the end of its path', () => {
    expect(findTestFiles('test-files.test.ts', '/')).toEqual([thisFile]);
  });

  test('finds the files below a folder', () => {
    const foundFiles = findTestFiles('e2e/journeys', root);
    expect(foundFiles.length).toBeGreaterThan(10);
    expect(foundFiles.every((file: string) => /^e2e\/journeys\/.*\.spec\.ts$/.test(file))).toBe(true);
  });

  test('finds nothing for a path without tests', () => {
    expect(findTestFiles('scripts/setup/test-files.mjs', root)).toEqual([]);
  });
});

test.each([
  ['packages/rules/src/a.test.ts', false],
  ['packages/rules/src/a.long.test.ts', true],
  ['packages/player/src/a.long.browser.test.ts', true],
  ['e2e/journeys/a.spec.ts', false],
  ['e2e/long/a.spec.ts', true],
])('isLong(%s) is %s', (file, expected) => {
  expect(isLong(file)).toBe(expected);
});

test.each([
  ['apps/server/src/a.test.ts', true],
  ['e2e/journeys/a.spec.ts', true],
  ['packages/rules/src/a.test.ts', false],
  ['apps/viewer/src/a.test.ts', false],
])('needsBuild(%s) is %s', (file, expected) => {
  expect(needsBuild(file)).toBe(expected);
});
