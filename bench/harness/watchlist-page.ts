// Measures the page of a long watchlist in the browser: its frames while it scrolls, and how soon a moved
// entry is painted and saved.
import type { Browser, Page } from '@playwright/test';
import { password } from './accounts.ts';
import { launch } from './browser.ts';
import { computeMedian, computePercentile } from './load.ts';
import { report } from './report.ts';
import type { Service } from './service.ts';

const moveCount = 15;
const scrollStepPx = 40;
const frameCount = 400;
const dragHandles = 'ol li > button:first-child';

export async function measureWatchlistPage(
  service: Service,
  { email, path }: { email: string; path: string },
): Promise<void> {
  const browser = await launch();
  const page = await openSignedIn(browser, `${service.url}/login?from=${encodeURIComponent(path)}`, email);
  const entries = await loadEntries(page);
  const scrollFrames = await scrollInFrames(page);
  const movesByKey = await measureMoves(page, async (dragHandle) => dragHandle.press('ArrowDown'));
  const saveTimes = await measureSaves(page);
  const movesByPointer = await measureDrags(page);
  reportTimes({ entryCount: entries, scrolled: scrollFrames, movesByKey, saved: saveTimes, movesByPointer });
  await browser.close();
}

async function openSignedIn(browser: Browser, loginUrl: string, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  const page = await context.newPage();
  await page.goto(loginUrl);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  await page.locator(dragHandles).first().waitFor();
  return page;
}

interface Times {
  entryCount: number;
  scrolled: { frames: number[]; elements: number };
  movesByKey: number[];
  saved: number[];
  movesByPointer: { frames: number[]; drops: number[] };
}

function reportTimes({ entryCount: entries, scrolled, movesByKey, saved, movesByPointer }: Times): void {
  report([
    { name: 'entries of the list in the browser', measured: entries, unit: '' },
    {
      name: 'elements in the page while it scrolls',
      measured: scrolled.elements,
      unit: '',
      goal: { max: 1500 },
    },
    {
      name: 'frame while it scrolls, median',
      measured: computeMedian(scrolled.frames),
      unit: 'ms',
      goal: { max: 17 },
    },
    { name: 'frame while it scrolls, 99 %', measured: computePercentile(scrolled.frames, 0.99), unit: 'ms' },
    {
      name: 'an arrow key until it is painted, median',
      measured: computeMedian(movesByKey),
      unit: 'ms',
      goal: { max: 100 },
    },
    { name: 'an arrow key until it is painted, worst', measured: Math.max(...movesByKey), unit: 'ms' },
    {
      name: 'an arrow key until the service has it',
      measured: computeMedian(saved),
      unit: 'ms',
      goal: { max: 100 },
    },
    {
      name: 'a drop until it is painted, median',
      measured: computeMedian(movesByPointer.drops),
      unit: 'ms',
      goal: { max: 100 },
    },
    {
      name: 'frame while it is dragged, median',
      measured: computeMedian(movesByPointer.frames),
      unit: 'ms',
      goal: { max: 17 },
    },
  ]);
}

/** Scrolls down until all entries are loaded; returns their number. */
async function loadEntries(page: Page): Promise<number> {
  for (let previousSize = 0; ; ) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const size = await page
      .locator('ol li[aria-setsize]')
      .last()
      .evaluate((entry) => [Number(entry.ariaSetSize), Number(entry.ariaPosInSet)] as const);
    if (size[0] > 0 && size[0] === size[1]) return size[0];
    if (size[1] === previousSize) await page.waitForTimeout(20);
    previousSize = size[1];
  }
}

function scrollInFrames(page: Page): Promise<{ frames: number[]; elements: number }> {
  return page.evaluate(
    async ({ frames, step }) => {
      window.scrollTo(0, 40_000);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const times: number[] = [];
      let elements = 0;
      for (let previousSize = performance.now(); times.length < frames; ) {
        window.scrollBy({ top: step, behavior: 'instant' });
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        times.push(now - previousSize);
        previousSize = now;
        if (times.length % 20 === 0) elements = Math.max(elements, document.querySelectorAll('*').length);
      }
      return { frames: times.slice(2), elements };
    },
    { frames: frameCount, step: scrollStepPx },
  );
}

/** Milliseconds from the key event to the frame after the one in which the entry has its new position. */
async function measureMoves(
  page: Page,
  pressKey: (dragHandle: ReturnType<Page['locator']>) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  const dragHandle = page.locator(dragHandles).nth(8);
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
    const response = page.waitForResponse((sample) => /new-watchlists\/\w+$/.test(sample.url()));
    const pressedAt = performance.now();
    await page.keyboard.press('ArrowUp');
    await response;
    times.push(performance.now() - pressedAt);
  }
  return times;
}

/** Drags an entry over others and drops it, repeatedly. */
async function measureDrags(page: Page): Promise<{ frames: number[]; drops: number[] }> {
  const times: { frames: number[]; drops: number[] } = { frames: [], drops: [] };
  for (let move = 0; move < moveCount; move += 1) {
    const boxes = await page
      .locator(dragHandles)
      .evaluateAll((elements) =>
        elements
          .map((sample) => sample.getBoundingClientRect())
          .map(({ x, y }) => ({ x: x + 20, y: y + 20 })),
      );
    const start = boxes.find(({ y }) => y > 200);
    if (!start) throw new Error('no entry is visible');
    await page.mouse.move(start.x, start.y);
    const frames = page.evaluate(
      () =>
        new Promise<{ frames: number[]; drop: number }>((resolve) => {
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
                resolve({ frames: frameTimes.slice(2), drop: performance.now() - droppedAt }),
              );
          });
        }),
    );
    await page.mouse.down();
    for (let step = 1; step <= 20; step += 1) await page.mouse.move(start.x, start.y + step * 18);
    await page.mouse.up();
    const { frames: frameTimes, drop } = await frames;
    times.frames.push(...frameTimes);
    times.drops.push(drop);
  }
  return times;
}
