// Scrolls a home page with 60 rows of 500 titles down and sideways under 4× CPU throttling. Measures the
// elements in the page and the frame times. Also compares the render time of 30 rows of 20 titles with that of
// a plain React page with as many cards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { serveCardsPage } from './baseline/cards-page-server.ts';
import { measureRenderTimes, serveRowsPage } from './baseline/rows-page-server.ts';
import { createStaticPage } from './baseline/static-page.ts';
import { launchBrowser } from './harness/browser.ts';
import { computeMedian, computePercentile } from './harness/measurements.ts';
import { report } from './harness/report.ts';
import { findFreePort } from './harness/service.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const roundCount = Number(process.env.BENCH_ROUNDS ?? 5);
const slowdown = 4;
const downwardScroll = { distance: 20_000, step: 40 };

interface ScrollMetrics {
  frameTimes: number[];
  nodeCount: number;
  elementCount: number;
}

/** Scrolls a step in every frame, as a wheel or a finger does, and measures the frames. */
function scrollInFrames(
  page: Page,
  { selector, distance, step }: { selector: string | null; distance: number; step: number },
): Promise<{ frameTimes: number[]; elementCount: number }> {
  return page.evaluate(
    ({ selector, distance, step }) =>
      new Promise<{ frameTimes: number[]; elementCount: number }>((resolve) => {
        const target = selector === null ? document.documentElement : document.querySelector(selector);
        const axis = selector === null ? 'top' : 'left';
        const frameTimes: number[] = [];
        let elementCount = 0;
        let previousTime = performance.now();
        let scrolledDistance = 0;
        const measureFrame = (now: number) => {
          frameTimes.push(now - previousTime);
          previousTime = now;
          if (frameTimes.length % 20 === 0)
            elementCount = Math.max(elementCount, document.querySelectorAll('*').length);
          scrolledDistance += Math.abs(step);
          if (scrolledDistance > distance) {
            resolve({ frameTimes: frameTimes.slice(1), elementCount });
            return;
          }
          target?.scrollBy({ [axis]: step, behavior: 'instant' });
          requestAnimationFrame(measureFrame);
        };
        requestAnimationFrame(measureFrame);
      }),
    { selector, distance, step },
  );
}

async function countNodes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Memory.getDOMCounters')).nodes;
}

/** URLs of the images that the page loaded, in the sizes chosen for this screen. */
function listImageUrls(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.startsWith('/images/')),
    ),
  ]);
}

/**
 * Scrolls a page without scripts that has the same images in rows; returns the milliseconds of its longest frame.
 */
async function measureLongestStaticFrame(
  browser: Browser,
  url: string,
  imageUrls: readonly string[],
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const staticUrl = new URL('/static', url).href;
  await page.route(staticUrl, (route) =>
    route.fulfill({ contentType: 'text/html', body: createStaticPage(imageUrls, 60) }),
  );
  const session = await page.context().newCDPSession(page);
  await page.goto(staticUrl, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { frameTimes } = await scrollInFrames(page, { selector: null, ...downwardScroll });
  await page.close();
  return Math.max(...frameTimes);
}

async function measureHomeScroll(
  browser: Browser,
  url: string,
): Promise<{ vertical: ScrollMetrics; sideways: ScrollMetrics; imageUrls: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  await page.waitForTimeout(2500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const sideways = await scrollInFrames(page, { selector: 'main ul', distance: 12_000, step: 40 });
  const sidewaysNodeCount = await countNodes(session);
  const down = await scrollInFrames(page, { selector: null, ...downwardScroll });
  const imageUrls = await listImageUrls(page);
  const upward = await scrollInFrames(page, { selector: null, distance: 8_000, step: -40 });
  const verticalNodeCount = await countNodes(session);
  await context.close();
  return {
    imageUrls,
    sideways: { ...sideways, nodeCount: sidewaysNodeCount },
    vertical: {
      frameTimes: [...down.frameTimes, ...upward.frameTimes],
      elementCount: Math.max(down.elementCount, upward.elementCount),
      nodeCount: verticalNodeCount,
    },
  };
}

async function startHomeService(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'matinee-bench-'));
  const child = spawn(process.execPath, [join(root, 'bench/harness/serve-large-home.ts')], {
    cwd: root,
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      DEMO: '0',
      PORT: String(await findFreePort()),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGTERM'));
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"url"')) continue;
    return {
      url: (JSON.parse(line) as { url: string }).url,
      async stop() {
        const exitPromise = once(child, 'exit');
        child.kill('SIGTERM');
        await exitPromise;
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  }
  throw new Error('The service printed no address.');
}

const homeService = await startHomeService();
const browser = await launchBrowser();
const runs: Awaited<ReturnType<typeof measureHomeScroll>>[] = [];
for (let round = 0; round < roundCount; round += 1)
  runs.push(await measureHomeScroll(browser, `${homeService.url}/`));
const imageUrls = runs[0]?.imageUrls ?? [];
const longestStaticFrameTimes: number[] = [];
for (let round = 0; round < roundCount; round += 1)
  longestStaticFrameTimes.push(await measureLongestStaticFrame(browser, `${homeService.url}/`, imageUrls));
await homeService.stop();

const cardsPage = await serveCardsPage();
const rowsPage = await serveRowsPage();
const rowsTimes = await measureRenderTimes(browser, rowsPage.url, { rounds: roundCount, slowdown });
const cardsTimes = await measureRenderTimes(browser, cardsPage.url, { rounds: roundCount, slowdown });
cardsPage.close();
rowsPage.close();
await browser.close();

const collectFrames = (direction: 'vertical' | 'sideways') =>
  runs.flatMap((run) => run[direction].frameTimes);
const getMedianOfLongestFrames = (direction: 'vertical' | 'sideways') =>
  computeMedian(runs.map((run) => Math.max(...run[direction].frameTimes)));
const getMaxCount = (metric: 'nodeCount' | 'elementCount') =>
  Math.max(...runs.flatMap(({ vertical, sideways }) => [vertical[metric], sideways[metric]]));
report([
  {
    name: 'elements in the page, maximum',
    measured: getMaxCount('elementCount'),
    unit: '',
    goal: { max: 1500 },
  },
  { name: 'nodes of all kinds, after scrolling', measured: getMaxCount('nodeCount'), unit: '' },
  {
    name: 'frame while scrolling down and up, median',
    measured: computeMedian(collectFrames('vertical')),
    unit: 'ms',
    goal: { max: 17 },
  },
  {
    name: 'frame while scrolling down and up, 99 %',
    measured: computePercentile(collectFrames('vertical'), 0.99),
    unit: 'ms',
  },
  {
    name: 'longest frame down and up, median of runs',
    measured: getMedianOfLongestFrames('vertical'),
    unit: 'ms',
    goal: { max: 25 },
  },
  {
    name: 'longest frame down, static page baseline',
    measured: computeMedian(longestStaticFrameTimes),
    unit: 'ms',
  },
  {
    name: 'frame while scrolling sideways, median',
    measured: computeMedian(collectFrames('sideways')),
    unit: 'ms',
    goal: { max: 17 },
  },
  {
    name: 'frame while scrolling sideways, 99 %',
    measured: computePercentile(collectFrames('sideways'), 0.99),
    unit: 'ms',
  },
  {
    name: 'longest frame sideways, median of runs',
    measured: getMedianOfLongestFrames('sideways'),
    unit: 'ms',
    goal: { max: 25 },
  },
  {
    name: '30 rows × 20 titles rendered',
    measured: computeMedian(rowsTimes),
    unit: 'ms',
    baseline: { name: 'React baseline', value: computeMedian(cardsTimes) },
    goal: { max: 0.2 },
  },
]);
