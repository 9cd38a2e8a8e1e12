// Opens each overlay for the first time on a page. Measures the time from the click until the frame after the overlay
// is shown, with and without a throttled processor.
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { fillPersonalPages } from '../scripts/route-screenshots/fill-personal-pages.ts';
import { password, signInBrowser, signUp } from './harness/accounts.ts';
import { launchBrowser } from './harness/browser.ts';
import { waitForHomeArtwork } from './harness/home-artwork.ts';
import { computeMedian } from './harness/measurements.ts';
import { listPageTemplates } from './harness/page-templates.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';
import { waitUntilIdle } from './harness/wait-until-idle.ts';

const roundCount = Number(process.env.BENCH_ROUNDS ?? 5);
const demoRealmKey = 'lanterna';
const account = { email: 'overlays@example.test', password };
/** Time between the load and the first click; in it the page preloads its overlays. */
const idleMs = 3000;
const openingTimeoutMs = 10_000;

interface Overlay {
  name: string;
  path: string;
  findOpener: (page: Page) => Locator;
  /** Selector of an element that only the open overlay has. */
  shownSelector: string;
  width?: number;
  isSignedIn?: boolean;
}

const openPanelSelector = '[role="dialog"][data-open="true"]';

const demo = await startService({ DEMO: '1' });
await waitForHomeArtwork(demo);
const service = await demo.restart({ DEMO: '1', ROLES: 'web' });
await signUp(service, 'overlays');
await fillPersonalPages({ url: service.url, account });
const templates = await listPageTemplates(service);
const browser = await launchBrowser();
const overlays = listOverlays();
// Opens each page once before the measurement, so that the server has resized its images.
for (const overlay of overlays) await measureOpening(browser, overlay, 1);
await waitUntilIdle(service);

for (const overlay of overlays) {
  for (const slowdown of [1, 4]) {
    const durations: number[] = [];
    for (let round = 0; round < roundCount; round += 1)
      durations.push(await measureOpening(browser, overlay, slowdown));
    report([
      {
        name: `${overlay.name}${slowdown === 1 ? '' : `, processor ${slowdown} × slower`}`,
        measured: computeMedian(durations),
        unit: 'ms',
        ...(slowdown === 1 && { goal: { max: 100 } }),
      },
    ]);
  }
}
await browser.close();
await service.stop();

function listOverlays(): Overlay[] {
  const findInBar = (role: 'link' | 'button', name: string | RegExp) => (page: Page) =>
    page.getByRole('banner').getByRole(role, { name }).first();
  const findPath = (name: string) => templates.find((template) => template.name === name)?.path ?? '/';
  return [
    {
      name: 'search',
      path: '/',
      findOpener: findInBar('link', 'Search'),
      shownSelector: 'dialog[open] input',
    },
    {
      name: 'sign-in panel',
      path: '/',
      findOpener: findInBar('link', 'Sign in'),
      shownSelector: `${openPanelSelector} input`,
    },
    {
      name: 'more menu',
      path: '/',
      findOpener: findInBar('button', 'More'),
      shownSelector: '[data-opens="more"] + *',
    },
    {
      name: 'language menu',
      path: '/',
      findOpener: findInBar('button', /EN/),
      shownSelector: 'header a[hreflang="es"]',
    },
    {
      name: 'menu on a phone',
      path: '/',
      width: 390,
      findOpener: findInBar('button', 'Menu'),
      shownSelector: 'dialog[open] a',
    },
    {
      name: 'add to watchlist',
      path: findPath('vod'),
      isSignedIn: true,
      findOpener: (page) => page.getByRole('button', { name: 'Add to watchlist' }).first(),
      shownSelector: 'dialog[open] button',
    },
    {
      name: 'programme',
      path: findPath('schedule'),
      findOpener: (page) => page.locator('main a[aria-haspopup="dialog"]').first(),
      shownSelector: 'dialog[open]',
    },
  ];
}

/** Returns the milliseconds from the click until the frame after the overlay is shown. */
async function measureOpening(
  browser: Browser,
  { name, path, findOpener, shownSelector, width = 1440, isSignedIn = false }: Overlay,
  slowdown: number,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  if (isSignedIn) await signInBrowser(context, service, { realmKey: demoRealmKey, account });
  const page = await context.newPage();
  await page.goto(service.url + path, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  await page.waitForTimeout(idleMs);
  const opener = findOpener(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const opening = page.evaluate(measureUntilShown, shownSelector);
  await opener.click();
  const duration = await Promise.race([opening, failAfter(openingTimeoutMs, `${name} did not open`)]);
  await context.close();
  return duration;
}

async function failAfter(ms: number, message: string): Promise<never> {
  await wait(ms, undefined, { ref: false });
  throw new Error(message);
}

/** Runs in the page: resolves with the milliseconds from the next click until the frame after the element is visible. */
function measureUntilShown(shownSelector: string): Promise<number> {
  return new Promise((resolve) => {
    const onClick = ({ timeStamp }: Event) => {
      const checkFrame = () => {
        const isShown = document.querySelector(shownSelector)?.checkVisibility({ visibilityProperty: true });
        requestAnimationFrame(isShown ? () => resolve(performance.now() - timeStamp) : checkFrame);
      };
      requestAnimationFrame(checkFrame);
    };
    document.addEventListener('click', onClick, { capture: true, once: true });
  });
}
