// Journeys in a real browser against the real service with small realms.
import { availableParallelism } from 'node:os';
import { createLaunchOptions } from '@matinee/testing';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  // `npm test` runs the journeys; `npm run test:long` runs the long ones.
  testDir: process.env.LONG_TESTS === '1' ? './long' : './journeys',
  outputDir: '../test-results',
  globalSetup: './service/global-setup.ts',
  // Workers share one service. Journeys wait more than they compute.
  workers: availableParallelism() + 1,
  // Ends a journey that hangs. No journey tests how fast a machine is.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  retries: 0,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: createLaunchOptions({ allowsAutoplay: true }),
  },
});
