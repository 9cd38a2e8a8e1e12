// Two kinds of tests: `unit` needs nothing; `server` gets one real PostgreSQL for the whole run.
import { defineConfig } from 'vitest/config';

/** Ends what hangs. No test is about how fast a machine is. */
const patience = { testTimeout: 180_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    teardownTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/viewer/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          ...patience,
        },
      },
    ],
  },
});
