// What somebody sees of a long list of their own: its frames while it scrolls, and how soon an entry is where it was moved to.
import type { Page } from '@playwright/test';
import { launch } from './browser.ts';
import { median, percentile } from './load.ts';
import { password } from './people.ts';
import { report } from './report.ts';
import type { Service } from './service.ts';

const moves = 15;
const step = 40;
const frames = 400;
const grips = 'ol li > button:first-child';

export async function seeWatchlist(
  service: Service,
  { email, path }: { email: string; path: string },
): Promise<void> {
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  const page = await context.newPage();
  await page.goto(`${service.url}/login?from=${encodeURIComponent(path)}`);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  await page.locator(grips).first().waitFor();
  const entries = await loadWhole(page);
  const scrolled = await scrollInFrames(page);
  const byKey = await moveBy(page, async (grip) => grip.press('ArrowDown'));
  const answered = await answers(page);
  const byPointer = await drag(page);
  report([
    { name: 'entries of the list in the browser', measured: entries, unit: '' },
    {
      name: 'elements in the page while it scrolls',
      measured: scrolled.elements,
      unit: '',
      goal: { atMost: 1500 },
    },
    {
      name: 'frame while it scrolls, median',
      measured: median(scrolled.frames),
      unit: 'ms',
      goal: { atMost: 17 },
    },
    { name: 'frame while it scrolls, 99 %', measured: percentile(scrolled.frames, 0.99), unit: 'ms' },
    {
      name: 'an arrow key until it is painted, median',
      measured: median(byKey),
      unit: 'ms',
      goal: { atMost: 100 },
    },
    { name: 'an arrow key until it is painted, worst', measured: Math.max(...byKey), unit: 'ms' },
    {
      name: 'an arrow key until the service has it',
      measured: median(answered),
      unit: 'ms',
      goal: { atMost: 100 },
    },
    {
      name: 'a drop until it is painted, median',
      measured: median(byPointer.drops),
      unit: 'ms',
      goal: { atMost: 100 },
    },
    {
      name: 'frame while it is dragged, median',
      measured: median(byPointer.frames),
      unit: 'ms',
      goal: { atMost: 17 },
    },
  ]);
  await browser.close();
}

/** Goes down until there is no more; answers how many entries there are. */
async function loadWhole(page: Page): Promise<number> {
  for (let before = 0; ; ) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const size = await page
      .locator('ol li[aria-setsize]')
      .last()
      .evaluate((entry) => [Number(entry.ariaSetSize), Number(entry.ariaPosInSet)] as const);
    if (size[0] > 0 && size[0] === size[1]) return size[0];
    if (size[1] === before) await page.waitForTimeout(20);
    before = size[1];
  }
}

function scrollInFrames(page: Page): Promise<{ frames: number[]; elements: number }> {
  return page.evaluate(
    async ({ frames, step }) => {
      window.scrollTo(0, 40_000);
      await new Promise((done) => setTimeout(done, 1000));
      const taken: number[] = [];
      let elements = 0;
      for (let before = performance.now(); taken.length < frames; ) {
        window.scrollBy({ top: step, behavior: 'instant' });
        const now = await new Promise<number>((next) => requestAnimationFrame(next));
        taken.push(now - before);
        before = now;
        if (taken.length % 20 === 0) elements = Math.max(elements, document.querySelectorAll('*').length);
      }
      return { frames: taken.slice(2), elements };
    },
    { frames, step },
  );
}

/** From the event to the frame after the one in which the entry stands elsewhere. */
async function moveBy(
  page: Page,
  act: (grip: ReturnType<Page['locator']>) => Promise<unknown>,
): Promise<number[]> {
  const taken: number[] = [];
  const grip = page.locator(grips).nth(8);
  await grip.focus();
  const held = page.locator(':focus');
  for (let turn = 0; turn < moves; turn += 1) {
    const painted = page.evaluate(
      () =>
        new Promise<number>((done) => {
          const place = () => document.activeElement?.closest('li')?.ariaPosInSet;
          const before = place();
          let began = 0;
          document.addEventListener(
            'keydown',
            (event) => {
              began = event.timeStamp;
            },
            { once: true, capture: true },
          );
          requestAnimationFrame(function look() {
            if (began === 0 || place() === before) requestAnimationFrame(look);
            else requestAnimationFrame(() => done(performance.now() - began));
          });
        }),
    );
    await act(held);
    taken.push(await painted);
  }
  return taken;
}

async function answers(page: Page): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < moves; turn += 1) {
    const answer = page.waitForResponse((one) => /new-watchlists\/\w+$/.test(one.url()));
    const began = performance.now();
    await page.keyboard.press('ArrowUp');
    await answer;
    taken.push(performance.now() - began);
  }
  return taken;
}

/** Draws an entry over three others and lets it go, again and again. */
async function drag(page: Page): Promise<{ frames: number[]; drops: number[] }> {
  const taken: { frames: number[]; drops: number[] } = { frames: [], drops: [] };
  for (let turn = 0; turn < moves; turn += 1) {
    const boxes = await page
      .locator(grips)
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x: x + 20, y: y + 20 })),
      );
    const start = boxes.find(({ y }) => y > 200);
    if (!start) throw new Error('There is an entry in sight');
    await page.mouse.move(start.x, start.y);
    const frames = page.evaluate(
      () =>
        new Promise<{ frames: number[]; drop: number }>((done) => {
          const seen: number[] = [];
          let before = performance.now();
          let dropped = 0;
          document.addEventListener(
            'pointerup',
            (event) => {
              dropped = event.timeStamp;
            },
            { once: true, capture: true },
          );
          requestAnimationFrame(function look(now) {
            seen.push(now - before);
            before = now;
            const isHeld = document.querySelector('[data-held]') !== null;
            if (dropped === 0 || isHeld) requestAnimationFrame(look);
            else
              requestAnimationFrame(() => done({ frames: seen.slice(2), drop: performance.now() - dropped }));
          });
        }),
    );
    await page.mouse.down();
    for (let part = 1; part <= 20; part += 1) await page.mouse.move(start.x, start.y + part * 18);
    await page.mouse.up();
    const { frames: seen, drop } = await frames;
    taken.frames.push(...seen);
    taken.drops.push(drop);
  }
  return taken;
}
