// Measures the page of a long watchlist in the browser: its frames while it scrolls, and how soon a moved
// entry is painted and saved.
import type { Browser, Page } from '@playwright/test';
import { password } from './accounts.ts';
import { launchBrowser } from './browser.ts';
import { computeMedian, computePercentile } from './measurements.ts';
import { report } from './report.ts';
import type { Service } from './service.ts';

const moveCount = 15;
const scrollStepPx = 40;
const frameCount = 400;
const dragHandleSelector = 'ol li > button:first-child';

export async function measureWatchlistPage(
  service: Service,
  { email, path }: { email: string; path: string },
): Promise<void> {
  const browser = await launchBrowser();
  const page = await signInAndOpenPage(
    browser,
    `${service.url}/login?from=${encodeURIComponent(path)}`,
    email,
  );
  const entryCount = await loadEntries(page);
  const scroll = await scrollInFrames(page);
  const keyMoveTimes = await measureMoves(page, async (dragHandle) => dragHandle.press('ArrowDown'));
  const saveTimes = await measureSaves(page);
  const drags = await measureDrags(page);
  reportMetrics({ entryCount, scroll, keyMoveTimes, saveTimes, drags });
  await browser.close();
}

async function signInAndOpenPage(browser: Browser, loginUrl: string, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  const page = await context.newPage();
  await page.goto(loginUrl);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  await page.locator(dragHandleSelector).first().waitFor();
  return page;
}

interface ScrollMetrics {
  frameTimes: number[];
  /** The maximum while the page scrolls. */
  elementCount: number;
}

interface DragMetrics {
  frameTimes: number[];
  dropTimes: number[];
}

interface WatchlistPageMetrics {
  entryCount: number;
  scroll: ScrollMetrics;
  keyMoveTimes: number[];
  saveTimes: number[];
  drags: DragMetrics;
}

function reportMetrics({ entryCount, scroll, keyMoveTimes, saveTimes, drags }: WatchlistPageMetrics): void {
  report([
    { name: 'entries of the list in the browser', measured: entryCount, unit: '' },
    {
      name: 'elements in the page while it scrolls, maximum',
      measured: scroll.elementCount,
      unit: '',
      goal: { max: 1500 },
    },
    {
      name: 'frame while the page scrolls, median',
      measured: computeMedian(scroll.frameTimes),
      unit: 'ms',
      goal: { max: 17 },
    },
    {
      name: 'frame while the page scrolls, 99 %',
      measured: computePercentile(scroll.frameTimes, 0.99),
      unit: 'ms',
    },
    {
      name: 'an arrow key until the move is painted, median',
      measured: computeMedian(keyMoveTimes),
      unit: 'ms',
      goal: { max: 100 },
    },
    {
      name: 'an arrow key until the move is painted, maximum',
      measured: Math.max(...keyMoveTimes),
      unit: 'ms',
    },
    {
      name: 'an arrow key until the move is saved, median',
      measured: computeMedian(saveTimes),
      unit: 'ms',
      goal: { max: 100 },
    },
    {
      name: 'a drop until the move is painted, median',
      measured: computeMedian(drags.dropTimes),
      unit: 'ms',
      goal: { max: 100 },
    },
    {
      name: 'frame while an entry is dragged, median',
      measured: computeMedian(drags.frameTimes),
      unit: 'ms',
      goal: { max: 17 },
    },
  ]);
}

/** Scrolls down until all entries are loaded; returns their number. */
async function loadEntries(page: Page): Promise<number> {
  for (let previousPosition = 0; ; ) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [listSize, lastPosition] = await page
      .locator('ol li[aria-setsize]')
      .last()
      .evaluate((entry) => [Number(entry.ariaSetSize), Number(entry.ariaPosInSet)] as const);
    if (listSize > 0 && listSize === lastPosition) return listSize;
    if (lastPosition === previousPosition) await page.waitForTimeout(20);
    previousPosition = lastPosition;
  }
}

function scrollInFrames(page: Page): Promise<ScrollMetrics> {
  return page.evaluate(
    async ({ frameCount, step }) => {
      window.scrollTo(0, 40_000);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const frameTimes: number[] = [];
      let elementCount = 0;
      for (let previousTime = performance.now(); frameTimes.length < frameCount; ) {
        window.scrollBy({ top: step, behavior: 'instant' });
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        frameTimes.push(now - previousTime);
        previousTime = now;
        if (frameTimes.length % 20 === 0)
          elementCount = Math.max(elementCount, document.querySelectorAll('*').length);
      }
      return { frameTimes: frameTimes.slice(2), elementCount };
    },
    { frameCount, step: scrollStepPx },
  );
}

/** Milliseconds from the key event to the frame after the one in which the entry has its new position. */
async function measureMoves(
  page: Page,
  pressKey: (dragHandle: ReturnType<Page['locator']>) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  const dragHandle = page.locator(dragHandleSelector).nth(8);
  await dragHandle.focus();
  const focusedElement = page.locator(':focus');
  for (let move = 0; move < moveCount; move += 1) {
    const timeToPaint = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const readPosition = () => document.activeElement?.closest('li')?.ariaPosInSet;
          const positionBefore = readPosition();
          let pressedAt = 0;
          document.addEventListener(
            'keydown',
            (event) => {
              pressedAt = event.timeStamp;
            },
            { once: true, capture: true },
          );
          requestAnimationFrame(function check() {
            if (pressedAt === 0 || readPosition() === positionBefore) requestAnimationFrame(check);
            else requestAnimationFrame(() => resolve(performance.now() - pressedAt));
          });
        }),
    );
    await pressKey(focusedElement);
    times.push(await timeToPaint);
  }
  return times;
}

async function measureSaves(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let move = 0; move < moveCount; move += 1) {
    const responsePromise = page.waitForResponse((response) => /new-watchlists\/\w+$/.test(response.url()));
    const pressedAt = performance.now();
    await page.keyboard.press('ArrowUp');
    await responsePromise;
    times.push(performance.now() - pressedAt);
  }
  return times;
}

/** Drags an entry over others and drops it, repeatedly. */
async function measureDrags(page: Page): Promise<DragMetrics> {
  const metrics: DragMetrics = { frameTimes: [], dropTimes: [] };
  for (let move = 0; move < moveCount; move += 1) {
    const handlePoints = await page
      .locator(dragHandleSelector)
      .evaluateAll((elements) =>
        elements
          .map((element) => element.getBoundingClientRect())
          .map(({ x, y }) => ({ x: x + 20, y: y + 20 })),
      );
    const start = handlePoints.find(({ y }) => y > 200);
    if (!start) throw new Error('no entry is visible');
    await page.mouse.move(start.x, start.y);
    const dragPromise = page.evaluate(
      () =>
        new Promise<{ frameTimes: number[]; dropTime: number }>((resolve) => {
          const frameTimes: number[] = [];
          let lastFrameAt = performance.now();
          let droppedAt = 0;
          document.addEventListener(
            'pointerup',
            (event) => {
              droppedAt = event.timeStamp;
            },
            { once: true, capture: true },
          );
          requestAnimationFrame(function check(now) {
            frameTimes.push(now - lastFrameAt);
            lastFrameAt = now;
            const isDragged = document.querySelector('[data-dragged]') !== null;
            if (droppedAt === 0 || isDragged) requestAnimationFrame(check);
            else
              requestAnimationFrame(() =>
                resolve({ frameTimes: frameTimes.slice(2), dropTime: performance.now() - droppedAt }),
              );
          });
        }),
    );
    await page.mouse.down();
    for (let step = 1; step <= 20; step += 1) await page.mouse.move(start.x, start.y + step * 18);
    await page.mouse.up();
    const { frameTimes, dropTime } = await dragPromise;
    metrics.frameTimes.push(...frameTimes);
    metrics.dropTimes.push(dropTime);
  }
  return metrics;
}
