import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../../support/test.ts';

/** One title's picture is lost, and none of them can be played. */
const expected = /404|409|could not be loaded/;

const rowNamed = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Where in its row the card is that has the focus; 1 for the first. */
const focused = (page: Page) =>
  page.evaluate(() => Number(document.activeElement?.closest('li')?.ariaPosInSet ?? 0));

test.beforeEach(({ complaints }) => complaints.allow(expected));

test('a long row is walked by keys to its end and back, and holds few cards all the while', async ({
  page,
}) => {
  await open(page, '/section/rows');
  const row = rowNamed(page, 'Long row');
  await row.getByRole('link', { name: /^Reel 1\b/ }).focus();
  for (let step = 2; step <= 34; step += 1) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toBe(step);
  }
  await expect(row.getByRole('link', { name: /^Reel 34\b/ })).toBeInViewport();
  await expect.poll(() => row.getByRole('listitem').count()).toBeLessThan(12);
  await page.keyboard.press('Home');
  await expect.poll(() => focused(page)).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focused(page)).toBe(1);
});

test('keys walk from row to row, also to rows that are not made yet, and back up', async ({ page }) => {
  await open(page, '/section/rows');
  await rowNamed(page, 'Ranked').locator('[data-card]').first().focus();
  const inRow = (name: string) =>
    expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('section')?.querySelector('h2')?.textContent),
      )
      .toBe(name);
  await page.keyboard.press('ArrowDown');
  await inRow('Beside');
  await page.keyboard.press('ArrowDown');
  for (let place = 1; place <= 12; place += 1) {
    await inRow(`Far ${place}`);
    if (place < 12) await page.keyboard.press('ArrowDown');
  }
  await expect.poll(() => page.locator('[data-card]').count()).toBeLessThan(100);
  for (let place = 11; place >= 1; place -= 1) {
    await page.keyboard.press('ArrowUp');
    await inRow(`Far ${place}`);
  }
});

test('from right to left the keys are mirrored', async ({ page }) => {
  await page
    .context()
    .addCookies([{ name: 'matinee_language', value: 'ar', url: process.env.JOURNEYS_URL ?? '' }]);
  await open(page, '/section/rows');
  await rowNamed(page, 'Long row').locator('[data-card]').first().focus();
  for (let step = 2; step <= 14; step += 1) {
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => focused(page)).toBe(step);
  }
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe(13);
});

test('in two rows the keys go by column and row, and so do the states of the cards', async ({ page }) => {
  await open(page, '/section/rows');
  const row = rowNamed(page, 'Two rows');
  await row.locator('[data-card]').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toBe(2);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe(4);
  const states = () =>
    row.getByRole('listitem').evaluateAll((items) => items.slice(0, 6).map((item) => item.dataset.state));
  await expect
    .poll(states)
    .toEqual(['before-active', 'before-active', 'before-active', 'active', 'after-active', 'after-active']);
});

test('under the mouse a card grows, says more, and leads to its details', async ({ page }) => {
  await open(page, '/section/rows');
  const row = rowNamed(page, 'Long row');
  await row.getByRole('link', { name: /^Reel 2\b/ }).hover();
  const preview = row.locator('[data-preview-card]');
  await expect(preview).toContainText('Reel 2');
  await expect(row).toHaveAttribute('data-highlighted');
  const states = () =>
    row.getByRole('listitem').evaluateAll((items) => items.slice(0, 3).map((item) => item.dataset.state));
  await expect.poll(states).toEqual(['before-active', 'active', 'after-active']);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.mouse.wheel(0, -400);
  await page.mouse.move(5, 5);
  await expect(preview).toBeHidden();
  await row.getByRole('link', { name: /^Reel 2\b/ }).hover();
  await preview.locator('a', { hasText: 'Details' }).click();
  await expect(page).toHaveURL(/\/interstitial\/reel-2/);
});

test('a press opens the card under the mouse, also when it was about to grow', async ({ page }) => {
  await open(page, '/section/rows');
  const card = rowNamed(page, 'Long row').getByRole('link', { name: /^Reel 2\b/ });
  const box = await card.boundingBox();
  if (!box) throw new Error('the card has no place');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
  await page.mouse.down();
  await page.waitForTimeout(400);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/video\/reel-2/);
});

test('a row is turned by its arrows', async ({ page }) => {
  await open(page, '/section/rows');
  const row = rowNamed(page, 'Long row');
  await row.locator('[data-card]').first().hover();
  await row.locator('button[title]').last().click();
  await expect(row.getByRole('link', { name: /^Reel 5\b/ })).toBeInViewport();
  await expect(row.getByRole('link', { name: /^Reel 1\b/ })).not.toBeInViewport();
});

test('calls lead inside, or outside in a new tab; only the first ten wear their number', async ({ page }) => {
  await open(page, '/section/rows');
  const beside = rowNamed(page, 'Beside');
  await beside.scrollIntoViewIfNeeded();
  await expect(beside.getByRole('link', { name: 'Watch now' })).toHaveAttribute('href', /^\/video\/reel-41/);
  const outside = beside.getByRole('link', { name: 'Tickets' });
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', /noopener/);
  const ranked = rowNamed(page, 'Ranked');
  await ranked.locator('[data-card]').first().focus();
  await page.keyboard.press('End');
  await expect.poll(() => focused(page)).toBe(12);
  await expect(ranked.locator('[data-position="10"]')).toBeVisible();
  expect(await ranked.locator('[data-position="11"]').count()).toBe(0);
  await expectAccessible(page);
});

test('a picture that is lost leaves the card as it is', async ({ page, complaints }) => {
  await open(page, '/section/rows');
  const card = rowNamed(page, 'Long row').getByRole('link', { name: /^Reel 3\b/ });
  await expect(card.locator('img')).toHaveCount(0);
  await expect(card.locator('svg').first()).toBeVisible();
  await expect.poll(() => complaints.list.some((text) => text.includes('could not be loaded'))).toBe(true);
});

test('without scripts what is far down is a line, and all of it leads to the whole row', async ({
  browser,
  baseURL,
}) => {
  const bare = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await bare.newPage();
  await page.goto('/section/rows');
  const row = rowNamed(page, 'Far 5');
  await expect(row.getByRole('heading')).toBeVisible();
  expect((await row.boundingBox())?.height).toBeLessThan(100);
  await row.click();
  await expect(page).toHaveURL(/\/grid\?id=bucket\./);
  await expect(page.getByRole('link', { name: /^Reel 6\b/ })).toBeVisible();

  await page.goto('/section/channels');
  const guide = page.getByRole('region', { name: 'On the water' }).last();
  await guide.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL(/\/epg$/);
  await bare.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger opens a title at once, and nothing grows under it', async ({ page }) => {
    await open(page, '/section/rows');
    const row = rowNamed(page, 'Long row');
    await row.getByRole('link', { name: /^Reel 2\b/ }).tap();
    await expect(page).toHaveURL(/\/video\/reel-2/);
    await page.goBack();
    await expect(row).toBeVisible();
    expect(await page.locator('[data-preview-card]').count()).toBe(0);
  });

  test('two rows are two rows of entries with small pictures', async ({ page }) => {
    await open(page, '/section/rows');
    const picture = rowNamed(page, 'Two rows').locator('[data-card]').first().locator('img');
    await expect(picture).toBeVisible();
    const box = await picture.boundingBox();
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([112, 63]);
  });
});
