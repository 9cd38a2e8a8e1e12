// The only journey of somebody who has not asked for less motion: all that moves plays, complains of nothing, and pushes
// nothing else away.
import type { Locator, Page } from '@playwright/test';
import { watchShifts } from '../../support/layout-shifts.ts';
import { expect, open, test, videoTime } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const rowNamed = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const leftOf = async (locator: Locator) => (await locator.boundingBox())?.x ?? Number.NaN;

test('heroes, cards and rows move, and push nothing away', async ({ page, complaints }) => {
  // One of the cards has no picture, and one no film.
  complaints.allow(/could not be loaded/);
  const shifts = await watchShifts(page);
  await open(page, '/section/moving');

  // The picture behind a row follows the page.
  const row = rowNamed(page, 'fade');
  await row.scrollIntoViewIfNeeded();
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline?.constructor.name === 'ViewTimeline')
        .map((animation) => (animation as CSSAnimation).animationName)
        .map((name) => name.replace(/^_|_[^_]*$/g, '')),
    );
  await expect.poll(async () => (await moving()).length).toBe(2);

  // A card grows under the mouse, and its neighbours make room.
  const cards = row.getByRole('listitem');
  const [before, after] = [await leftOf(cards.nth(0)), await leftOf(cards.nth(2))];
  await cards.nth(1).getByRole('link').hover();
  await expect(row.locator('[data-preview-card]')).toBeVisible();
  await expect.poll(() => leftOf(cards.nth(0))).toBeLessThan(before - 20);
  await expect.poll(() => leftOf(cards.nth(2))).toBeGreaterThan(after + 20);
  await page.mouse.move(2, 2);
  await expect(row.locator('[data-preview-card]')).toHaveCount(0);
  await expect.poll(() => leftOf(cards.nth(2))).toBe(after);

  // The row is turned, and comes to rest.
  await cards.nth(0).hover();
  await row.locator('button[title]').last().click();
  await expect.poll(() => row.getByRole('list').evaluate((list) => list.scrollLeft)).toBeGreaterThan(200);
  await expect(cards.last()).toBeInViewport();
  await page.mouse.move(2, 2);

  // By keys the card itself grows.
  await page.keyboard.press('Tab');
  await cards.nth(1).getByRole('link').focus();
  await expect(cards.nth(1)).toHaveAttribute('data-grown');

  // The hero begins to play by itself, its words leave, and come back to whoever looks.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const hero = page.locator('main [data-horizontal]').first();
  await expect.poll(() => videoTime(page).catch(() => 0), { timeout: 60_000 }).toBeGreaterThan(0.3);
  const tagline = hero.getByText('A line to remember.');
  await expect(tagline).toHaveCSS('opacity', '0');
  await hero.hover({ position: { x: 400, y: 120 } });
  await expect(tagline).toHaveCSS('opacity', '1');
  await hero.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(hero.locator('video')).toHaveCount(0);
  await expect(hero.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await hero.getByRole('button', { name: 'Play', exact: true }).press('Enter');

  expect(await shifts()).toEqual([]);
});
