// A home of sixty rows of five hundred titles, scrolled down and along its rows on a processor four times slower: how
// much of it is in the page, how long its frames take, and what it costs to render against a bare React page of 30 × 20
// cards that are all made.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { launch } from './harness/browser.ts';
import { median, percentile } from './harness/load.ts';
import { report } from './harness/report.ts';
import { freePort } from './harness/service.ts';
import { serveCardsPage } from './reference/cards-page-server.ts';
import { renderTimes, serveRowsPage } from './reference/rows-page-server.ts';
import { stillPage } from './reference/still-page.ts';

const root = new URL('..', import.meta.url).pathname;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const slower = 4;
const wayDown = { distance: 20_000, step: 40 };

interface Scrolled {
  frames: number[];
  nodes: number;
  elements: number;
}

/** Scrolls by a little in every frame, as a wheel or a finger does, and notes how long each frame took. */
function scrollInFrames(
  page: Page,
  { selector, distance, step }: { selector: string | null; distance: number; step: number },
): Promise<{ frames: number[]; elements: number }> {
  return page.evaluate(
    ({ selector, distance, step }) =>
      new Promise<{ frames: number[]; elements: number }>((resolve) => {
        const target = selector === null ? document.documentElement : document.querySelector(selector);
        const axis = selector === null ? 'top' : 'left';
        const frames: number[] = [];
        let elements = 0;
        let before = performance.now();
        let gone = 0;
        const next = (now: number) => {
          frames.push(now - before);
          before = now;
          if (frames.length % 20 === 0) elements = Math.max(elements, document.querySelectorAll('*').length);
          gone += Math.abs(step);
          if (gone > distance) {
            resolve({ frames: frames.slice(1), elements });
            return;
          }
          target?.scrollBy({ [axis]: step, behavior: 'instant' });
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    { selector, distance, step },
  );
}

async function nodesIn(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Memory.getDOMCounters')).nodes;
}

/** Addresses of the pictures that the page has shown, as they were chosen for this screen. */
function picturesIn(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.startsWith('/images/')),
    ),
  ]);
}

/** Longest frame of a page that has the same pictures in rows, all of it made before, and no script. */
async function scrollStill(browser: Browser, url: string, pictures: readonly string[]): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const address = new URL('/still', url).href;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: stillPage(pictures, 60) }),
  );
  const session = await page.context().newCDPSession(page);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const { frames } = await scrollInFrames(page, { selector: null, ...wayDown });
  await page.close();
  return Math.max(...frames);
}

async function scrollHome(
  browser: Browser,
  url: string,
): Promise<{ down: Scrolled; along: Scrolled; pictures: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  await page.waitForTimeout(2500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const along = await scrollInFrames(page, { selector: 'main ul', distance: 12_000, step: 40 });
  const alongNodes = await nodesIn(session);
  const down = await scrollInFrames(page, { selector: null, ...wayDown });
  const pictures = await picturesIn(page);
  const back = await scrollInFrames(page, { selector: null, distance: 8_000, step: -40 });
  const downNodes = await nodesIn(session);
  await context.close();
  return {
    pictures,
    along: { ...along, nodes: alongNodes },
    down: {
      frames: [...down.frames, ...back.frames],
      elements: Math.max(down.elements, back.elements),
      nodes: downNodes,
    },
  };
}

async function startWideHome(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'matinee-bench-'));
  const child = spawn(process.execPath, [join(root, 'bench/harness/wide-home.ts')], {
    cwd: root,
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      DEMO: '0',
      PORT: String(await freePort()),
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
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  }
  throw new Error('The service said no address.');
}

const home = await startWideHome();
const browser = await launch();
const runs: Awaited<ReturnType<typeof scrollHome>>[] = [];
for (let round = 0; round < rounds; round += 1) runs.push(await scrollHome(browser, `${home.url}/`));
const pictures = runs[0]?.pictures ?? [];
const still: number[] = [];
for (let round = 0; round < rounds; round += 1)
  still.push(await scrollStill(browser, `${home.url}/`, pictures));
await home.stop();

const bare = await serveCardsPage();
const rows = await serveRowsPage();
const ours = await renderTimes(browser, rows.url, { rounds, slower });
const theirs = await renderTimes(browser, bare.url, { rounds, slower });
bare.close();
rows.close();
await browser.close();

const frames = (way: 'down' | 'along') => runs.flatMap((run) => run[way].frames);
const worst = (way: 'down' | 'along') => median(runs.map((run) => Math.max(...run[way].frames)));
const most = (figure: 'nodes' | 'elements') =>
  Math.max(...runs.flatMap(({ down, along }) => [down[figure], along[figure]]));
report([
  { name: 'elements in the page, at most', measured: most('elements'), unit: '', goal: { atMost: 1500 } },
  { name: 'nodes of all kinds, after scrolling', measured: most('nodes'), unit: '' },
  {
    name: 'frame while scrolling down, median',
    measured: median(frames('down')),
    unit: 'ms',
    goal: { atMost: 17 },
  },
  { name: 'frame while scrolling down, 99 %', measured: percentile(frames('down'), 0.99), unit: 'ms' },
  { name: 'longest frame down, median of runs', measured: worst('down'), unit: 'ms', goal: { atMost: 25 } },
  { name: 'longest frame down of a still page', measured: median(still), unit: 'ms' },
  {
    name: 'frame while scrolling along, median',
    measured: median(frames('along')),
    unit: 'ms',
    goal: { atMost: 17 },
  },
  { name: 'frame while scrolling along, 99 %', measured: percentile(frames('along'), 0.99), unit: 'ms' },
  { name: 'longest frame along, median of runs', measured: worst('along'), unit: 'ms', goal: { atMost: 25 } },
  {
    name: '30 rows × 20 titles rendered',
    measured: median(ours),
    unit: 'ms',
    reference: { name: 'bare React page', value: median(theirs) },
    goal: { atMost: 0.2 },
  },
]);
