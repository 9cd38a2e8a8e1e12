// Takes a picture of every page, narrow and wide, left-to-right and right-to-left, and writes docs/reference/routes.md.
// Starts a service of its own with the demo realm; the viewer must have been built.
//   node_modules/.bin/node scripts/route-pictures.ts          … scripts/route-pictures.ts GRID SEARCH: these alone
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAdminRoute, type RouteKey } from '@matinee/rules';
import { chromiumPath } from '@matinee/testing';
import { chromium } from '@playwright/test';
import { demoIds, pathOf } from './route-pictures/demo-ids.ts';
import { fillLists } from './route-pictures/fill-lists.ts';
import { routesPage } from './route-pictures/routes-page.ts';
import { signIn, startDemo, untilItPlays } from './route-pictures/start-demo.ts';
import { takePicture, views } from './route-pictures/take-picture.ts';

const root = join(import.meta.dirname, '..');
const pictures = join(root, 'docs/images/routes');
/** Pages of a person: guests are asked to sign in there. */
const personal: ReadonlySet<RouteKey> = new Set(['FAVOURITES', 'MY_LIST', 'HISTORY', 'WATCHLISTS']);
/** Pages that go on to another at once. */
const passing: readonly RouteKey[] = ['LOGOUT'];

/** Keys to take anew; all when none is named. */
const wanted = process.argv.slice(2);

const demo = await startDemo(root);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  if (wanted.length === 0) await rm(pictures, { recursive: true, force: true });
  await mkdir(pictures, { recursive: true });
  const ids = await demoIds(demo.url);
  await fillLists(demo);
  await untilItPlays(demo, ids.any.eventId ?? '');
  const built = await import(join(root, 'apps/viewer/dist/server/entry-server.js'));
  const offered = (built.pageKeys as RouteKey[]).filter((key) => !passing.includes(key));
  for (const view of views) {
    const guest = await browser.newContext({ ...view.context, reducedMotion: 'reduce' });
    const admin = await browser.newContext({ ...view.context, reducedMotion: 'reduce' });
    await signIn(admin, demo);
    for (const key of offered.filter((one) => wanted.length === 0 || wanted.includes(one))) {
      const page = await (isAdminRoute(key) || personal.has(key) ? admin : guest).newPage();
      const picture = await takePicture(page, new URL(pathOf(key, view.language, ids), demo.url).href);
      await page.close();
      await writeFile(join(pictures, `${key}.${view.name}.webp`), picture);
    }
    await guest.close();
    await admin.close();
  }
  await writeFile(join(root, 'docs/reference/routes.md'), routesPage(offered));
  console.log(`${offered.length} pages in ${views.length} views`);
} finally {
  await browser.close();
  await demo.stop();
}
