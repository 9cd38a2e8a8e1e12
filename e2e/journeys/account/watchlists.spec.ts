import type { Page } from '@playwright/test';
import { listIds, titleIds } from '../../service/seed/realm-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import { createBrowserContext, expect, open, signIn, test } from '../../support/test.ts';

const getEntries = (page: Page, name: string) =>
  page.getByRole('list', { name }).getByRole('link').locator('strong');

async function addToList(page: Page, titleId: string, listName: string) {
  await open(page, `/video/${titleId}`);
  await page.getByRole('button', { name: 'Add to watchlist' }).click();
  await page.getByRole('dialog').getByRole('button', { name: listName }).click();
}

test('a watchlist is created from a title, reordered, read by a guest, renamed and deleted', async ({
  page,
  browser,
  consoleErrors,
  realm,
  account,
}) => {
  // 401: a guest's call was still running during the sign-in.
  consoleErrors.allow(/40[0149]|ERR_FAILED/);
  await open(page, `/video/${titleIds.open}`);
  await expect(page.getByRole('button', { name: 'Add to watchlist' })).toHaveCount(0);
  await open(page, `/login?from=${encodeURIComponent(`/video/${titleIds.open}`)}`);
  await signIn(page, account);
  await page.getByRole('button', { name: 'Add to watchlist' }).click();
  const panel = page.getByRole('dialog', { name: 'Add to watchlist' });
  await panel.getByRole('button', { name: 'New watchlist' }).click();
  const nameField = panel.getByLabel('Watchlist name');
  await expect(nameField).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
  await nameField.fill('x'.repeat(61));
  await expect(panel).toContainText('at most 60 characters');
  await expectAccessible(page);
  await nameField.fill('For Sunday');
  await nameField.press('Enter');
  await expect(panel.getByRole('status')).toContainText('was added to For Sunday');
  await expect(panel).toBeHidden();

  await addToList(page, titleIds.open, 'For Sunday');
  await expect(panel.getByRole('button', { name: 'For Sunday' })).toContainText('Already in this watchlist');
  await expect(panel.getByRole('alert')).toContainText('already in the watchlist');
  await addToList(page, titleIds.signIn, 'For Sunday');
  await panel.getByRole('link', { name: 'For Sunday' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For Sunday');
  await expect(getEntries(page, 'For Sunday')).toHaveText(['The Crossing', 'Quiet Hours']);
  await expectAccessible(page);

  // The order set by keyboard survives a reload.
  const dragHandle = page.getByRole('button', { name: 'Move Quiet Hours', exact: true });
  await dragHandle.focus();
  const saveResponse = page.waitForResponse((response) => /new-watchlists\/\w+$/.test(response.url()));
  await dragHandle.press('ArrowUp');
  await expect(getEntries(page, 'For Sunday')).toHaveText(['Quiet Hours', 'The Crossing']);
  await expect(dragHandle).toBeFocused();
  await saveResponse;
  await page.reload();
  await expect(getEntries(page, 'For Sunday')).toHaveText(['Quiet Hours', 'The Crossing']);

  // A change that fails is undone.
  const contentCallPattern = '**/api/v2/new-watchlists/*/content/**';
  await page.route(contentCallPattern, (route) => route.abort());
  await page.getByRole('button', { name: 'Remove Quiet Hours' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(getEntries(page, 'For Sunday')).toHaveText(['Quiet Hours', 'The Crossing']);
  await page.unroute(contentCallPattern);

  // The viewer undoes a removal by keyboard.
  const removeButton = page.getByRole('button', { name: 'Remove Quiet Hours' });
  await removeButton.press('Enter');
  await expect(getEntries(page, 'For Sunday')).toHaveText(['The Crossing']);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Quiet Hours');
  const restoreResponse = page.waitForResponse((response) => response.url().endsWith('/restore'));
  await page.keyboard.press('Control+z');
  await expect(removeButton).toBeFocused();
  expect((await restoreResponse).status()).toBe(204);
  await expect(getEntries(page, 'For Sunday')).toHaveText(['Quiet Hours', 'The Crossing']);

  // The owner lets others see whose list it is.
  await page.getByRole('button', { name: 'Edit' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/Show my name/)
    .check();
  const editResponse = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await editResponse;

  // A guest with the link can read the list and change nothing.
  const guestContext = await createBrowserContext(browser, realm);
  const guestPage = await guestContext.newPage();
  await open(guestPage, new URL(page.url()).pathname);
  await expect(getEntries(guestPage, 'For Sunday')).toHaveText(['Quiet Hours', 'The Crossing']);
  await expect(guestPage.getByText(/A watchlist by/)).toBeVisible();
  await expect(guestPage.getByRole('button', { name: /^(Move|Remove|Delete)/ })).toHaveCount(0);
  await expect(guestPage.getByRole('link', { name: /Quiet Hours/ })).toContainText('Sign in to watch');
  await expect(guestPage.getByRole('link', { name: 'Sign in to save this watchlist' })).toBeVisible();
  await guestContext.close();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Watchlist name').fill('For Monday');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For Monday');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/watchlists$/);
  await expect(page.getByRole('heading', { name: 'No watchlists yet' })).toBeVisible();
  await expectAccessible(page);
});

test('a playlist is shared, and a series, a season and the playlist are added to a watchlist, from their pages', async ({
  page,
  context,
  consoleErrors,
  account,
}) => {
  // 401: a guest's call was still running during the sign-in.
  consoleErrors.allow(/401/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/playlist/${listIds.playlist}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/playlist/${listIds.playlist}/[^?]+$`),
  );
  await expect(page.getByRole('button', { name: 'Add to watchlist' })).toHaveCount(0);

  await open(page, `/login?from=${encodeURIComponent(`/series/${listIds.series}`)}`);
  await signIn(page, account);
  await page.getByRole('button', { name: 'Add to watchlist' }).click();
  const panel = page.getByRole('dialog', { name: 'Add to watchlist' });
  await panel.getByRole('button', { name: 'New watchlist' }).click();
  await panel.getByLabel('Watchlist name').fill('To see');
  await panel.getByLabel('Watchlist name').press('Enter');
  await expect(panel.getByRole('status')).toContainText('The Ferry was added to To see');
  await expect(panel).toBeHidden();
  await expectAccessible(page);

  for (const path of ['/season/long-season-40', `/playlist/${listIds.playlist}`]) {
    await open(page, path);
    await page.getByRole('button', { name: 'Add to watchlist' }).click();
    await panel.getByRole('button', { name: 'To see' }).click();
    await expect(panel.getByRole('status')).toContainText('was added to To see');
  }
  await panel.getByRole('link', { name: 'To see' }).click();
  await expect(getEntries(page, 'To see')).toHaveCount(3);
  await expect(getEntries(page, 'To see').first()).toHaveText('The Ferry');
});
