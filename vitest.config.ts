// Three kinds of tests: `unit` needs nothing; `player` plays in a real browser; `server` gets one real PostgreSQL for the
// whole run. What has processes and a network of its own may be tried a second time.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Ends what hangs. No test is about how fast a machine is. */
const patience = { testTimeout: 180_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } };

/** `npm test` leaves out long tests; `npm run test:long` runs only them. */
const isLongRun = process.env.LONG_TESTS === '1';
const longTests = ['**/*.long.test.{ts,tsx}', '**/*.long.browser.test.ts'];
const notTests = ['**/node_modules/**', '**/dist/**', ...(isLongRun ? [] : longTests)];
const testNames = isLongRun ? '*.long.test.{ts,tsx}' : '*.test.{ts,tsx}';
const browserTestNames = isLongRun ? '*.long.browser.test.ts' : '*.browser.test.ts';

export default defineConfig({
  test: {
    teardownTimeout: 60_000,
    // Where films are played, workers and processors wait.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages', 'apps/viewer', 'scripts'].map((folder) => `${folder}/**/${testNames}`),
          exclude: [...notTests, '**/*.browser.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'player',
          include: [`packages/player/**/${browserTestNames}`],
          exclude: notTests,
          globalSetup: ['packages/player/test/global-setup.ts'],
          retry: 1,
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: [`apps/server/**/${testNames}`],
          exclude: notTests,
          globalSetup: ['apps/server/test/global-setup.ts'],
          // The server keeps nothing of a service in its modules: files share them, and are not loaded a hundred times.
          isolate: false,
          retry: 1,
          ...patience,
        },
      },
    ],
  },
});
