// Every page that is offered, in both directions of writing: it keeps nobody out, complains of nothing, runs nothing that
// anybody wrote, tries nothing that its policy forbids, and what it is about is reached by Tab and by arrows alone.
import type { Page } from '@playwright/test';
import { crawl, expectInert, inHostileRealm, nothing, refused, watch } from '../crawl.ts';
import { everyPage } from '../every-page.ts';
import { expect, test, violationsOf } from '../journey.ts';

const most = 60;

/** Keys that are pressed until the focus is in what the page is about; null: it does not come there. */
async function pressesInto(page: Page, key: string): Promise<number | null> {
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate(() => document.activeElement?.closest('main') !== null)) return presses;
  }
  return null;
}

/** As if the page had just been opened: some pages begin in a field. */
async function leaveFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('a[href="#main"]')?.focus();
    (document.activeElement as HTMLElement | null)?.blur();
  });
}

/** In words, what keeps somebody out. */
async function barriersOf(page: Page): Promise<string[]> {
  const barriers = await violationsOf(page);
  // A page of words alone has nothing to choose.
  const stops = await page.locator('main').locator('a[href], button, input, iframe').count();
  for (const key of stops > 0 ? ['Tab', 'ArrowRight'] : []) {
    await leaveFocus(page);
    if ((await pressesInto(page, key)) !== null) continue;
    // In a film that plays the arrows seek.
    const isPlaying = (await page.locator('[data-page-keys][data-started]').count()) > 0;
    if (key === 'Tab' || !isPlaying) barriers.push(`not reached by ${key}`);
  }
  return barriers.map((barrier) => `${page.url()} ${barrier}`);
}

for (const language of ['en', 'ar']) {
  test(`every page keeps its word (${language})`, async ({ context, request, complaints }) => {
    complaints.allow(refused);
    const seen = await watch(context);
    const own = process.env.JOURNEYS_URL ?? '';
    await context.addCookies(
      [own, inHostileRealm('/')].map((url) => ({ name: 'matinee_language', value: language, url })),
    );
    const barriers: string[] = [];
    const addresses = await everyPage(language, request);
    expect(addresses.length).toBeGreaterThan(25);
    await crawl(context, addresses, async (page) => {
      await expectInert(page);
      barriers.push(...(await barriersOf(page)));
    });
    expect(barriers).toEqual([]);
    expect(seen).toEqual(nothing);
  });
}
