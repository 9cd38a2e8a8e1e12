// Four kinds of tests: `unit` runs in Node without setup; `dom` renders components in happy-dom; `player` plays media
// in a real browser; `server` has one real PostgreSQL for the whole run. No test is repeated when it fails.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Ends tests that hang. No test depends on the speed of the machine. */
const timeouts = {
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000, interval: 100 } },
};

/** `npm test` leaves out long tests; `npm run test:long` runs only them. */
const isLongRun = process.env.LONG_TESTS === '1';
const longTestPatterns = ['**/*.long.test.{ts,tsx}', '**/*.long.browser.test.ts'];
const excludedFiles = ['**/node_modules/**', '**/dist/**', ...(isLongRun ? [] : longTestPatterns)];
const testFileNamePattern = isLongRun ? '*.long.test.{ts,tsx}' : '*.test.{ts,tsx}';
const domTestPathPattern = '**/*.dom.test.{ts,tsx}';
const browserTestFileNamePattern = isLongRun ? '*.long.browser.test.ts' : '*.browser.test.ts';

const foldersWithoutService = ['packages', 'apps/viewer', 'scripts'];

// Tests of the projects `unit` and `server` keep no state in modules, so their files share the loaded modules instead of
// loading them again for each file. React and happy-dom do keep state, so each file of `dom` has its own.
export default defineConfig({
  test: {
    teardownTimeout: 60_000,
    // Tests that play films wait more than they compute.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: foldersWithoutService.map((folder) => `${folder}/**/${testFileNamePattern}`),
          exclude: [...excludedFiles, '**/*.browser.test.ts', domTestPathPattern],
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'dom',
          include: isLongRun ? [] : foldersWithoutService.map((folder) => `${folder}/${domTestPathPattern}`),
          exclude: excludedFiles,
          environment: 'happy-dom',
          ...timeouts,
        },
      },
      {
        test: {
          name: 'player',
          include: [`packages/player/**/${browserTestFileNamePattern}`],
          exclude: excludedFiles,
          globalSetup: ['packages/player/test/global-setup.ts'],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'server',
          include: [`apps/server/**/${testFileNamePattern}`],
          exclude: excludedFiles,
          globalSetup: ['apps/server/test/global-setup.ts'],
          isolate: false,
          ...timeouts,
        },
      },
    ],
  },
});
