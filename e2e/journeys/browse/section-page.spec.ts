import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, signInDirectly, test } from '../../support/test.ts';

const getRow = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const getHero = (page: Page) => page.locator('main [data-hero]').first();
/** What the browser's console logs for missing artwork and failed calls. */
const expectedErrors = /404|500|409|could not be loaded|ERR_FAILED/;

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(expectedErrors));

test('a hero without its artwork shows its text and logs the missing files', async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/section/lost-artwork');
  await expect(getHero(page).getByRole('heading', { name: 'Lost Pictures' })).toHaveText('Lost Pictures');
  await expect(getHero(page).locator('img')).toHaveCount(0);
  const countMissingFiles = () =>
    consoleErrors.list.filter((text) => text.includes('could not be loaded')).length;
  await expect.poll(countMissingFiles).toBeGreaterThan(2);
  await expectAccessible(page);
});

test('a hero button links to its title, or to sign-in when the title requires it, before and after hydration', async ({
  page,
  request,
}) => {
  const markup = await (await request.get('/section/lost-artwork')).text();
  expect(markup).toMatch(/href="\/login\?from=[^"]*quiet-hours/);
  expect(markup).toContain('/series/pharos?seasonId=pharos-1');
  await open(page, '/section/lost-artwork');
  await expect(page.getByRole('link', { name: 'Winter' }).first()).toHaveAttribute(
    'href',
    '/series/pharos?seasonId=pharos-1',
  );
  await getHero(page).getByRole('link', { name: 'Sign in for it' }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
});

test('the call to action of a row below the first screen links to the first playable title of its playlist', async ({
  page,
}) => {
  await open(page, '/section/lost-artwork');
  const cta = getRow(page, 'More 5').getByRole('link', { name: 'Begin the list' });
  await cta.scrollIntoViewIfNeeded();
  await expect(cta).toHaveAttribute('href', /^\/video\/[^?]+\/[^?]+\?playlistId=top-four/);
});

test('a row that fails to load keeps its heading and height, and can be retried', async ({ page }) => {
  const rowRequestPattern = '**/section/lost-artwork/bucket/**';
  await page.route(rowRequestPattern, (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page, '/section/lost-artwork');
  const row = getRow(page, 'More 3');
  await row.scrollIntoViewIfNeeded();
  const retryButton = row.getByRole('button', { name: /Try again/ });
  await expect(retryButton).toBeVisible();
  await expect(row.getByRole('heading', { name: 'More 3' })).toBeVisible();
  const height = (await row.boundingBox())?.height;
  await expectAccessible(page);
  await page.unroute(rowRequestPattern);
  await retryButton.click();
  await expect(row.getByRole('link', { name: /^Winter/ })).toBeVisible();
  await expect(retryButton).toHaveCount(0);
  expect((await row.boundingBox())?.height).toBe(height);
});

test('rows further down that fail to load show an error and can be retried', async ({ page }) => {
  const nextRowsRequestPattern = '**/view/section/lost-artwork?*lastSeen*';
  await page.route(nextRowsRequestPattern, (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page, '/section/lost-artwork');
  await getRow(page, 'More 18').scrollIntoViewIfNeeded();
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(alert).toBeVisible();
  await expect(getRow(page, 'More 18')).toBeVisible();
  await page.unroute(nextRowsRequestPattern);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).last().click();
  await expect(getRow(page, 'More 22')).toBeAttached();
  await expect(alert).toHaveCount(0);
});

test('the preview of a card in a numbered row enlarges its image, not its number', async ({ page }) => {
  await open(page, '/section/rows');
  const row = getRow(page, 'Ranked');
  const image = row.getByRole('link', { name: /^2\b/ }).locator('img');
  await image.scrollIntoViewIfNeeded();
  const imageWidth = (await image.boundingBox())?.width ?? 0;
  await image.hover();
  const preview = row.locator('[data-preview-card]');
  await expect(preview).toBeVisible();
  const previewWidth = (await preview.boundingBox())?.width ?? 0;
  expect(previewWidth / imageWidth).toBeCloseTo(1.4, 1);
});

test.describe('on a phone', () => {
  // Before the viewport meta element applies, image sizes in viewport units would select another file at this height.
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('the image of the first hero is requested once, in one size', async ({ page }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => void requestedUrls.push(request.url()));
    await open(page, '/');
    const image = getHero(page).locator('picture img').first();
    const currentSrc = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
    const imageUrlPrefix = currentSrc.slice(0, currentSrc.lastIndexOf('/'));
    expect(requestedUrls.filter((requestedUrl) => requestedUrl.startsWith(imageUrlPrefix))).toEqual([
      currentSrc,
    ]);
  });

  test('entries of a row without metadata do not overlap', async ({ page }) => {
    await open(page, '/section/lost-artwork');
    const row = getRow(page, 'Quiet entries');
    await row.scrollIntoViewIfNeeded();
    const boxes = await row
      .locator('[data-card]')
      .evaluateAll((cards) => cards.slice(0, 2).map((card) => card.getBoundingClientRect().toJSON()));
    const [firstBox, secondBox] = boxes as DOMRect[];
    expect(firstBox?.height).toBeGreaterThan(100);
    expect(secondBox?.top).toBeGreaterThanOrEqual(firstBox?.bottom ?? Number.POSITIVE_INFINITY);
  });
});

test('a hero adds its title to favourites and opens the watchlist dialog for accounts, and has no such button for guests', async ({
  page,
  account,
  realm,
}) => {
  await open(page, '/section/hero-actions');
  await expect(getHero(page).getByRole('heading', { name: 'The Crossing' })).toBeVisible();
  await expect(getHero(page).getByRole('button', { name: /^Add to/ })).toHaveCount(0);
  await signInDirectly(page, account, realm);
  await open(page, '/section/hero-actions');
  const saveResponse = page.waitForResponse((response) => response.url().includes('/favourite/vods/'));
  await getHero(page).getByRole('button', { name: 'Add to favourites' }).press('Enter');
  const removeButton = getHero(page).getByRole('button', { name: 'Remove from favourites' });
  await expect(removeButton).toBeFocused();
  expect((await saveResponse).status()).toBe(204);
  await page.reload();
  await expect(removeButton).toBeVisible();

  const addButton = getHero(page).getByRole('button', { name: 'Add to watchlist' });
  await addButton.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add to watchlist' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Add to watchlist' })).toBeHidden();
  await expect(addButton).toBeFocused();
  const removeResponse = page.waitForResponse((response) => response.url().includes('/favourite/vods/'));
  await removeButton.press('Enter');
  expect((await removeResponse).status()).toBe(204);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a film plays behind a hero while the tagline is hidden, and stops on pause', async ({ page }) => {
    await open(page, '/section/moving');
    const heroFilm = getHero(page).locator('[data-shown]');
    await expect(heroFilm).toHaveAttribute('data-shown', 'true');
    await expect(getHero(page).locator('video')).toHaveJSProperty('muted', true);
    const tagline = getHero(page).getByText('A line to remember.');
    await expect(tagline).toHaveCSS('opacity', '0');
    const title = getHero(page).getByRole('heading').first();
    const link = getHero(page).getByRole('link').first();
    const getGap = async () =>
      ((await link.boundingBox())?.y ?? 0) -
      ((await title.boundingBox())?.y ?? 0) -
      ((await title.boundingBox())?.height ?? 0);
    await expect.poll(getGap, 'the title moves down to the buttons').toBeLessThan(40);
    await getHero(page).getByRole('button', { name: 'Pause' }).click();
    await expect(getHero(page).locator('video')).toHaveCount(0);
    await expect(tagline).toHaveCSS('opacity', '1');
    await getHero(page).getByRole('button', { name: 'Play', exact: true }).click();
    await expect(heroFilm).toHaveAttribute('data-shown', 'true');
  });
});
