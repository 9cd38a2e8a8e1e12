// Without reduced motion: heroes, cards and rows animate without errors and layout shifts, and panels take the focus.
import type { Locator, Page } from '@playwright/test';
import { recordLayoutShifts } from '../../support/layout-shifts.ts';
import { expect, open, test, waitUntilPlaying } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const getRow = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const getLeftEdge = async (locator: Locator) => (await locator.boundingBox())?.x ?? Number.NaN;

test('heroes, cards and rows animate without layout shifts', async ({ page, consoleErrors }) => {
  // One card has no artwork, another no film.
  consoleErrors.allow(/could not be loaded/);
  const readShifts = await recordLayoutShifts(page);
  await open(page, '/section/moving');

  // The background of a row scrolls with the page.
  const row = getRow(page, 'fade');
  await row.scrollIntoViewIfNeeded();
  const listScrollAnimations = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline?.constructor.name === 'ViewTimeline')
        .map((animation) => (animation as CSSAnimation).animationName)
        .map((name) => name.replace(/^_|_[^_]*$/g, '')),
    );
  await expect.poll(async () => (await listScrollAnimations()).length).toBe(2);

  // A card grows under the mouse, and its neighbours make room.
  const cards = row.getByRole('listitem');
  const [firstCardLeft, thirdCardLeft] = [await getLeftEdge(cards.nth(0)), await getLeftEdge(cards.nth(2))];
  await cards.nth(1).getByRole('link').hover();
  await expect(row.locator('[data-preview-card]')).toBeVisible();
  await expect.poll(() => getLeftEdge(cards.nth(0))).toBeLessThan(firstCardLeft - 20);
  await expect.poll(() => getLeftEdge(cards.nth(2))).toBeGreaterThan(thirdCardLeft + 20);
  await page.mouse.move(2, 2);
  await expect(row.locator('[data-preview-card]')).toHaveCount(0);
  await expect.poll(() => getLeftEdge(cards.nth(2))).toBe(thirdCardLeft);

  // An arrow button scrolls the row.
  await cards.nth(0).hover();
  await row.locator('button[title]').last().click();
  await expect.poll(() => row.getByRole('list').evaluate((list) => list.scrollLeft)).toBeGreaterThan(200);
  await expect(cards.last()).toBeInViewport();
  await page.mouse.move(2, 2);

  // With keyboard focus the card itself grows.
  await page.keyboard.press('Tab');
  await cards.nth(1).getByRole('link').focus();
  await expect(cards.nth(1)).toHaveAttribute('data-scaled');

  // The film of the hero starts, and the hero's tagline fades out; it returns when the mouse is over the hero.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const hero = page.locator('main [data-hero]').first();
  await waitUntilPlaying(page);
  const tagline = hero.getByText('A line to remember.');
  await expect(tagline).toHaveCSS('opacity', '0');
  await hero.hover({ position: { x: 400, y: 120 } });
  await expect(tagline).toHaveCSS('opacity', '1');
  await hero.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(hero.locator('video')).toHaveCount(0);
  await expect(hero.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await hero.getByRole('button', { name: 'Play', exact: true }).press('Enter');

  expect(await readShifts()).toEqual([]);
});

test('the sign-in panel takes the focus each time it opens', async ({ page }) => {
  await open(page, '/home');
  const signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first();
  const panel = page.getByRole('dialog', { name: 'Sign in' });
  for (let opening = 1; opening <= 2; opening++) {
    await signInLink.click();
    await expect(panel.getByLabel('Email address')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
});
