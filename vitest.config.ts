// Three kinds of tests: `unit` needs nothing; `player` plays in a real browser; `server` gets one real PostgreSQL for the
// whole run. What has processes and a network of its own may be tried a second time.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Ends what hangs. No test is about how fast a machine is. */
const patience = { testTimeout: 180_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    teardownTimeout: 60_000,
    // Where films are played, workers and processors wait.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/viewer/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'player',
          include: ['packages/player/**/*.browser.test.ts'],
          globalSetup: ['packages/player/test/global-setup.ts'],
          retry: 1,
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
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
