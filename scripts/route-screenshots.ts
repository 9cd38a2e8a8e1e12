// Takes screenshots of every page, narrow and wide, left-to-right and right-to-left, and writes
// docs/reference/routes.md. Starts a service with the demo realm; requires a built viewer.
// node_modules/.bin/node scripts/route-screenshots.ts
// node_modules/.bin/node scripts/route-screenshots.ts GRID SEARCH      only these pages
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAdminRoute, type RouteKey } from '@matinee/rules';
import { createLaunchOptions } from '@matinee/testing';
import { chromium } from '@playwright/test';
import { buildDemoPath, findDemoIds } from './route-screenshots/demo-ids.ts';
import { fillPersonalPages } from './route-screenshots/fill-personal-pages.ts';
import { renderRoutesPage } from './route-screenshots/routes-page.ts';
import { signIn, startDemo, waitUntilPlayable } from './route-screenshots/start-demo.ts';
import { screenshotViews, takeScreenshot } from './route-screenshots/take-screenshot.ts';

const root = join(import.meta.dirname, '..');
const screenshotsDir = join(root, 'docs/images/routes');
/** Pages that ask guests to sign in, or are empty for a new guest. */
const personalPageKeys: ReadonlySet<RouteKey> = new Set([
  'FAVOURITES',
  'MY_LIST',
  'HISTORY',
  'WATCHLISTS',
  'ACCOUNT',
  'PREFERENCES',
  'PROFILES',
]);
/** Pages that redirect immediately. */
const redirectKeys: readonly RouteKey[] = ['LOGOUT'];

/** Keys of the pages to screenshot; empty for all pages. */
const requestedKeys = process.argv.slice(2);

const demo = await startDemo(root);
const browser = await chromium.launch(createLaunchOptions());
try {
  if (requestedKeys.length === 0) await rm(screenshotsDir, { recursive: true, force: true });
  await mkdir(screenshotsDir, { recursive: true });
  const ids = await findDemoIds(demo.url);
  await fillPersonalPages(demo);
  await waitUntilPlayable(demo, ids.anyRoute.eventId ?? '');
  const viewer = await import(join(root, 'apps/viewer/dist/server/entry-server.js'));
  const pageKeys = (viewer.pageKeys as RouteKey[]).filter((key) => !redirectKeys.includes(key));
  for (const view of screenshotViews) {
    const guestContext = await browser.newContext({ ...view.contextOptions, reducedMotion: 'reduce' });
    const adminContext = await browser.newContext({ ...view.contextOptions, reducedMotion: 'reduce' });
    await signIn(adminContext, demo);
    for (const key of pageKeys.filter(
      (pageKey) => requestedKeys.length === 0 || requestedKeys.includes(pageKey),
    )) {
      const page = await (isAdminRoute(key) || personalPageKeys.has(key)
        ? adminContext
        : guestContext
      ).newPage();
      const screenshot = await takeScreenshot(
        page,
        new URL(buildDemoPath(key, view.language, ids), demo.url).href,
      );
      await page.close();
      await writeFile(join(screenshotsDir, `${key}.${view.name}.webp`), screenshot);
    }
    await guestContext.close();
    await adminContext.close();
  }
  await writeFile(join(root, 'docs/reference/routes.md'), renderRoutesPage(pageKeys));
  console.log(`docs/reference/routes.md shows ${pageKeys.length} pages in ${screenshotViews.length} views`);
} finally {
  await browser.close();
  await demo.stop();
}
