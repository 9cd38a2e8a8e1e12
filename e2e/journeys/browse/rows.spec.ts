import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { createBrowserContext, expect, open, test } from '../../support/test.ts';

/** One title has lost its artwork, and none has a film. */
const expectedErrors = /404|409|could not be loaded/;

const getRow = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Position of the focused card in its row, from 1. */
const findFocusedPosition = (page: Page) =>
  page.evaluate(() => Number(document.activeElement?.closest('li')?.ariaPosInSet ?? 0));

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(expectedErrors));

test('arrow keys move between rows, including rows that are not rendered yet', async ({ page }) => {
  await open(page, '/section/rows');
  await getRow(page, 'Ranked').locator('[data-card]').first().focus();
  const expectFocusInRow = (name: string) =>
    expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('section')?.querySelector('h2')?.textContent),
      )
      .toBe(name);
  await page.keyboard.press('ArrowDown');
  await expectFocusInRow('Beside');
  await page.keyboard.press('ArrowDown');
  for (let number = 1; number <= 12; number += 1) {
    await expectFocusInRow(`Far ${number}`);
    if (number < 12) await page.keyboard.press('ArrowDown');
  }
  await expect.poll(() => page.locator('[data-card]').count()).toBeLessThan(100);
  for (let number = 11; number >= 1; number -= 1) {
    await page.keyboard.press('ArrowUp');
    await expectFocusInRow(`Far ${number}`);
  }
});

test('a card under the mouse opens a larger preview with a link to its details', async ({ page }) => {
  await open(page, '/section/rows');
  const row = getRow(page, 'Long row');
  await row.getByRole('link', { name: /^Reel 2\b/ }).hover();
  const preview = row.locator('[data-preview-card]');
  await expect(preview).toContainText('Reel 2');
  await expect(row).toHaveAttribute('data-highlighted');
  const readStates = () =>
    row.getByRole('listitem').evaluateAll((items) => items.slice(0, 3).map((item) => item.dataset.state));
  await expect.poll(readStates).toEqual(['before-active', 'active', 'after-active']);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.mouse.wheel(0, -400);
  await page.mouse.move(5, 5);
  await expect(preview).toBeHidden();
  await row.getByRole('link', { name: /^Reel 2\b/ }).hover();
  await preview.locator('a', { hasText: 'Details' }).click();
  await expect(page).toHaveURL(/\/interstitial\/reel-2/);
});

test('calls to action open pages of the service in the same tab and other sites in a new tab, and a ranked row numbers ten cards', async ({
  page,
}) => {
  await open(page, '/section/rows');
  const inlineRow = getRow(page, 'Beside');
  await inlineRow.scrollIntoViewIfNeeded();
  await expect(inlineRow.getByRole('link', { name: 'Watch now' })).toHaveAttribute(
    'href',
    /^\/video\/reel-41/,
  );
  const externalLink = inlineRow.getByRole('link', { name: 'Tickets' });
  await expect(externalLink).toHaveAttribute('target', '_blank');
  await expect(externalLink).toHaveAttribute('rel', /noopener/);
  const rankedRow = getRow(page, 'Ranked');
  await rankedRow.locator('[data-card]').first().focus();
  await page.keyboard.press('End');
  await expect.poll(() => findFocusedPosition(page)).toBe(12);
  await expect(rankedRow.locator('[data-position="10"]')).toBeVisible();
  expect(await rankedRow.locator('[data-position="11"]').count()).toBe(0);
  await expectAccessible(page);
});

test('a card without its artwork shows a fallback icon', async ({ page, consoleErrors }) => {
  await open(page, '/section/rows');
  const card = getRow(page, 'Long row').getByRole('link', { name: /^Reel 3\b/ });
  await expect(card.locator('img')).toHaveCount(0);
  await expect(card.locator('svg').first()).toBeVisible();
  await expect.poll(() => consoleErrors.list.some((text) => text.includes('could not be loaded'))).toBe(true);
});

test('without scripts a row far down the page is a link to its grid', async ({ browser, realm }) => {
  const contextWithoutScripts = await createBrowserContext(browser, realm, { javaScriptEnabled: false });
  const page = await contextWithoutScripts.newPage();
  await page.goto('/section/rows');
  const row = getRow(page, 'Far 5');
  await expect(row.getByRole('heading')).toBeVisible();
  expect((await row.boundingBox())?.height).toBeLessThan(100);
  await row.click();
  await expect(page).toHaveURL(/\/grid\?id=bucket\./);
  await expect(page.getByRole('link', { name: /^Reel 6\b/ })).toBeVisible();

  await page.goto('/section/channels');
  const guide = page.getByRole('region', { name: 'On the water' }).last();
  await guide.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL(/\/epg$/);
  await contextWithoutScripts.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a bucket with two rows shows entries with small images', async ({ page }) => {
    await open(page, '/section/rows');
    const image = getRow(page, 'Two rows').locator('[data-card]').first().locator('img');
    await expect(image).toBeVisible();
    const box = await image.boundingBox();
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([112, 63]);
  });
});
