// What every journey has: the address of the service, a page that must not complain, and words for common steps.
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { password } from '../service/seed/realm-file.ts';
import { startService } from '../service/start-service.ts';

interface Journey {
  /** What the browser complained about. Refused requests are part of some journeys: say so with `allows`. */
  complaints: { list: string[]; allow(part: RegExp): void };
}

export const test = base.extend<Journey, { service: string }>({
  /** A service for each worker. After a journey that failed there is a new worker, so nothing of it stays. */
  service: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const { url, stop } = await startService(workerIndex);
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ service }, use) => use(service),
  complaints: [
    async ({ context }, use) => {
      const list: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          list.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (fault) => list.push(fault.error().message));
      await use({ list, allow: (part) => void allowed.push(part) });
      expect(list.filter((text) => !allowed.some((part) => part.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page answers, and looks that it is there once. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('complete').length > 0);
  await expect(page.locator('main')).toHaveCount(1);
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilInteractive(page);
}

/** Resolves when the page hears what happens; to be asked for before the page is opened. */
export async function untilListening(page: Page): Promise<void> {
  await page.waitForResponse((answer) => answer.url().includes('/page-events'));
}

/** Waits until nothing scrolls any more. */
export async function untilStill(page: Page): Promise<void> {
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => window.scrollY);
        const isStill = now === before;
        before = now;
        return isStill;
      },
      { intervals: [150] },
    )
    .toBe(true);
}

export async function signIn(page: Page, email = 'ada@example.com'): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const inWords = (violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);

/** Tells of violations alone: describing all that is well takes longer than looking for what is not. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(rules);

/** Nothing that keeps people out: axe finds no violation that is serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  const hasFrames = page.frames().length > 1;
  // A tab of its own puts together what was found in frames.
  const { violations } = await axeOn(page).setLegacyMode(!hasFrames).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(inWords(serious)).toEqual([]);
}

/** All that axe finds in the page itself, in words; frames are left out, and no tab is opened for it. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await axeOn(page).setLegacyMode().analyze();
  return inWords(violations);
}

/** The second that the video shows. */
export function videoTime(page: Page): Promise<number> {
  return page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime);
}
