import type { Page } from '@playwright/test';
import { lists, titles } from '../../service/seed/realm-file.ts';
import { expect, expectAccessible, open, signIn, test } from '../../support/test.ts';

const entries = (page: Page, name: string) =>
  page.getByRole('list', { name }).getByRole('link').locator('strong');

async function add(page: Page, title: string, list: string) {
  await open(page, `/video/${title}`);
  await page.getByRole('button', { name: 'Add to watchlist' }).click();
  await page.getByRole('dialog').getByRole('button', { name: list }).click();
}

test('a list is made from a title, put in order, shared, kept by somebody else and deleted', async ({
  page,
  browser,
  complaints,
}) => {
  // 401: a call of the guest was on its way while somebody signed in.
  complaints.allow(/40[0149]|ERR_FAILED/);
  await open(page, `/video/${titles.open}`);
  await expect(page.getByRole('button', { name: 'Add to watchlist' })).toHaveCount(0);
  await open(page, `/login?from=${encodeURIComponent(`/video/${titles.open}`)}`);
  await signIn(page);
  await page.getByRole('button', { name: 'Add to watchlist' }).click();
  const panel = page.getByRole('dialog', { name: 'Add to watchlist' });
  await panel.getByRole('button', { name: 'New watchlist' }).click();
  const name = panel.getByLabel('Name of the list');
  await expect(name).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
  await name.fill('x'.repeat(61));
  await expect(panel).toContainText('at most 60 characters');
  await expectAccessible(page);
  await name.fill('For Sunday');
  await name.press('Enter');
  await expect(panel.getByRole('status')).toContainText('is now in For Sunday');
  await expect(panel).toBeHidden();

  await add(page, titles.open, 'For Sunday');
  await expect(panel.getByRole('alert')).toContainText('already in the list');
  await add(page, titles.signIn, 'For Sunday');
  await panel.getByRole('link', { name: 'For Sunday' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For Sunday');
  await expect(entries(page, 'For Sunday')).toHaveText(['The Crossing', 'Quiet Hours']);
  await expectAccessible(page);

  // By the keyboard, and there again when the page is loaded anew.
  const grip = page.getByRole('button', { name: 'Move Quiet Hours', exact: true });
  await grip.focus();
  const kept = page.waitForResponse((answer) => /new-watchlists\/\w+$/.test(answer.url()));
  await grip.press('ArrowUp');
  await expect(entries(page, 'For Sunday')).toHaveText(['Quiet Hours', 'The Crossing']);
  await expect(grip).toBeFocused();
  await kept;
  await page.reload();
  await expect(entries(page, 'For Sunday')).toHaveText(['Quiet Hours', 'The Crossing']);

  // A change that does not reach the service is taken back.
  const lost = '**/api/v2/new-watchlists/*/content/**';
  await page.route(lost, (route) => route.abort());
  await page.getByRole('button', { name: 'Remove Quiet Hours' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(entries(page, 'For Sunday')).toHaveText(['Quiet Hours', 'The Crossing']);
  await page.unroute(lost);

  // A guest reads it by its link; nothing in it can be changed.
  const guest = await browser.newContext({ baseURL: process.env.JOURNEYS_URL });
  const elsewhere = await guest.newPage();
  await open(elsewhere, new URL(page.url()).pathname);
  await expect(entries(elsewhere, 'For Sunday')).toHaveText(['Quiet Hours', 'The Crossing']);
  await expect(elsewhere.getByRole('button', { name: /^(Move|Remove|Delete)/ })).toHaveCount(0);
  await expect(elsewhere.getByRole('link', { name: /Quiet Hours/ })).toContainText('Sign in to watch');
  await expect(elsewhere.getByRole('link', { name: 'Sign in to save this list' })).toBeVisible();
  await guest.close();

  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name of the list').fill('For Monday');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For Monday');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/watchlists$/);
  await expect(page.getByRole('heading', { name: 'No watchlists yet' })).toBeVisible();
  await expectAccessible(page);
});

test('a series, a season and a playlist are shared and kept from their own pages', async ({
  page,
  context,
  complaints,
}) => {
  // 401: a call of the guest was on its way while somebody signed in.
  complaints.allow(/401/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/playlist/${lists.playlist}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/playlist/${lists.playlist}/[^?]+$`),
  );
  await expect(page.getByRole('button', { name: 'Add to watchlist' })).toHaveCount(0);

  await open(page, `/login?from=${encodeURIComponent(`/series/${lists.series}`)}`);
  await signIn(page);
  await page.getByRole('button', { name: 'Add to watchlist' }).click();
  const panel = page.getByRole('dialog', { name: 'Add to watchlist' });
  await panel.getByRole('button', { name: 'New watchlist' }).click();
  await panel.getByLabel('Name of the list').fill('To see');
  await panel.getByLabel('Name of the list').press('Enter');
  await expect(panel.getByRole('status')).toContainText('The Ferry is now in To see');
  await expect(panel).toBeHidden();
  await expectAccessible(page);

  for (const path of ['/season/long-season-40', `/playlist/${lists.playlist}`]) {
    await open(page, path);
    await page.getByRole('button', { name: 'Add to watchlist' }).click();
    await panel.getByRole('button', { name: 'To see' }).click();
    await expect(panel.getByRole('status')).toContainText('is now in To see');
  }
  await panel.getByRole('link', { name: 'To see' }).click();
  await expect(entries(page, 'To see')).toHaveCount(3);
  await expect(entries(page, 'To see').first()).toHaveText('The Ferry');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/watchlists$/);
});
