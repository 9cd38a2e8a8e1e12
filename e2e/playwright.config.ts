// Whole journeys in a real browser, against the real service with a small realm of its own.
import { chromiumPath } from '@matinee/testing';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  // `npm test` runs the journeys, `npm run test:long` what takes longer.
  testDir: process.env.LONG_TESTS === '1' ? './long' : './journeys',
  outputDir: '../test-results',
  globalSetup: './service/global-setup.ts',
  // Each has a service of its own. Journeys wait more than they work.
  workers: 2,
  // Ends what hangs. No journey is about how fast a machine is.
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
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});
