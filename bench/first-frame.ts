// Time from the click on a card to the first frame, against a page that has the same engine loaded and waits
// for a click. Both play with sound in a video of the same size.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from './harness/browser.ts';
import { createFilm } from './harness/film.ts';
import { computeMedian } from './harness/measurements.ts';
import { createRealmWithOperator } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';

const roundCount = Number(process.env.BENCH_ROUNDS ?? 9);
const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-frame-'));
const filmPath = join(folder, 'film.mp4');
await createFilm(filmPath, { seconds: 20, width: 1280, height: 720 });
const service = await startService();
const operator = await createRealmWithOperator(service);
const { contentId } = await operator.import(filmPath);
const manifestUrl = (await operator.fetchStream(contentId)).dash[0]?.url ?? '';
const browser = await launchBrowser();

const cardTimes: number[] = [];
const baselineTimes: number[] = [];
for (let round = 0; round < roundCount; round += 1) {
  cardTimes.push(await measureCardClick(browser));
  baselineTimes.push(await measureBaseline(browser));
}
report([
  {
    name: 'click to first frame',
    measured: computeMedian(cardTimes),
    unit: 'ms',
    baseline: { name: 'same engine alone, baseline', value: computeMedian(baselineTimes) },
    goal: { max: 1.3 },
  },
]);
await browser.close();
await service.stop();
await rm(folder, { recursive: true, force: true });

/** Moves the mouse for a second, hovers the card for a tenth of a second, and clicks it. */
async function measureCardClick(browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(installFrameClock);
  await page.goto(service.url);
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  await moveMouse(page);
  const card = page.locator(`[data-card][href*="${contentId}"]`).first();
  await card.hover();
  await page.waitForTimeout(100);
  await card.click();
  return readFirstFrameTimeAndClose(page, context);
}

async function measureBaseline(browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(installFrameClock);
  const engine = await readFile(
    createRequire(import.meta.url).resolve('shaka-player/dist/shaka-player.compiled-es2021.js'),
  );
  await page.route('**/baseline/engine.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: engine }),
  );
  await page.route('**/baseline/', (route) =>
    route.fulfill({ contentType: 'text/html', body: createBaselinePage(manifestUrl) }),
  );
  await page.goto(`${service.url}/baseline/`);
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  await moveMouse(page);
  await page.locator('button').hover();
  await page.waitForTimeout(100);
  await page.locator('button').click();
  return readFirstFrameTimeAndClose(page, context);
}

/** Moves the mouse as a viewer does while reading. */
async function moveMouse(page: Page): Promise<void> {
  for (const x of [700, 760, 820, 780]) {
    await page.mouse.move(x, 20);
    await page.waitForTimeout(250);
  }
}

function createBaselinePage(manifestUrl: string): string {
  return `<!doctype html><body style="margin:0"><button>Play</button>
    <video style="display:block;inline-size:1440px;block-size:810px"></video><script src="/baseline/engine.js"></script><script>
    const player = new shaka.Player();
    const video = document.querySelector('video');
    document.querySelector('button').onclick = async () => {
      await player.attach(video);
      await player.load(${JSON.stringify(manifestUrl)});
      video.play();
    };
    performance.mark('interactive');
  </script>`;
}

/** Returns the milliseconds from the click to the first frame, and closes the browser context. */
async function readFirstFrameTimeAndClose(page: Page, context: BrowserContext): Promise<number> {
  const handle = await page.waitForFunction(
    () => (globalThis as unknown as { firstFrame?: number }).firstFrame,
    null,
    { polling: 20, timeout: 30_000 },
  );
  const value = await handle.jsonValue();
  await context.close();
  return value ?? Number.NaN;
}

/** Runs in the page: measures from the last click until a video has presented a frame. */
function installFrameClock(): void {
  let clickedAt = 0;
  addEventListener(
    'click',
    () => {
      clickedAt = performance.now();
      const findVideo = () => {
        const video = document.querySelector('video[src]:not([data-preview]), video:not([data-preview])');
        if (video instanceof HTMLVideoElement) {
          video.requestVideoFrameCallback(() =>
            Object.assign(globalThis, { firstFrame: performance.now() - clickedAt }),
          );
        } else requestAnimationFrame(findVideo);
      };
      findVideo();
    },
    { capture: true },
  );
}
