import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, signIn, test } from '../../support/test.ts';

const rowNamed = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const hero = (page: Page) => page.locator('main [data-horizontal]').first();
/** What is lost, and what cannot be asked for, is told in the console. */
const expected = /404|500|409|could not be loaded|ERR_FAILED/;

test.beforeEach(({ complaints }) => complaints.allow(expected));

test('a hero whose pictures are lost shows its words, and says in the console what is missing', async ({
  page,
  complaints,
}) => {
  await open(page, '/section/stage');
  await expect(hero(page).getByRole('heading', { name: 'Lost Pictures' })).toHaveText('Lost Pictures');
  await expect(hero(page).locator('img')).toHaveCount(0);
  const lost = () => complaints.list.filter((text) => text.includes('could not be loaded')).length;
  await expect.poll(lost).toBeGreaterThan(2);
  await expectAccessible(page);
});

test('its buttons lead where the access of their titles says, in the markup and after it', async ({
  page,
  request,
}) => {
  const markup = await (await request.get('/section/stage')).text();
  expect(markup).toMatch(/href="\/login\?from=[^"]*quiet-hours/);
  expect(markup).toContain('/series/pharos?seasonId=pharos-1');
  await open(page, '/section/stage');
  await expect(page.getByRole('link', { name: 'Winter' }).first()).toHaveAttribute(
    'href',
    '/series/pharos?seasonId=pharos-1',
  );
  await hero(page).getByRole('link', { name: 'Sign in for it' }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
});

test('a call of a row far down knows its title', async ({ page }) => {
  await open(page, '/section/stage');
  const call = rowNamed(page, 'More 5').getByRole('link', { name: 'Begin the list' });
  await call.scrollIntoViewIfNeeded();
  await expect(call).toHaveAttribute('href', /^\/video\/[^?]+\/[^?]+\?playlistId=top-four/);
});

test('a row that cannot be asked for keeps its heading and its height, and is asked for again by hand', async ({
  page,
}) => {
  const ofRow = '**/section/stage/bucket/**';
  await page.route(ofRow, (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page, '/section/stage');
  const row = rowNamed(page, 'More 3');
  await row.scrollIntoViewIfNeeded();
  const again = row.getByRole('button', { name: /Try again/ });
  await expect(again).toBeVisible();
  await expect(row.getByRole('heading', { name: 'More 3' })).toBeVisible();
  const height = (await row.boundingBox())?.height;
  await expectAccessible(page);
  await page.unroute(ofRow);
  await again.click();
  await expect(row.getByRole('link', { name: /^Winter/ })).toBeVisible();
  await expect(again).toHaveCount(0);
  expect((await row.boundingBox())?.height).toBe(height);
});

test('rows further down that cannot be asked for say so, and come when they are asked for again', async ({
  page,
}) => {
  const ofRows = '**/view/section/stage?*lastSeen*';
  await page.route(ofRows, (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page, '/section/stage');
  await rowNamed(page, 'More 18').scrollIntoViewIfNeeded();
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(alert).toBeVisible();
  await expect(rowNamed(page, 'More 18')).toBeVisible();
  await page.unroute(ofRows);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).last().click();
  await expect(rowNamed(page, 'More 22')).toBeAttached();
  await expect(alert).toHaveCount(0);
});

test('the place of a card to come does not grow under the mouse', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/section/rows/bucket/long**', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/section/rows');
  const row = rowNamed(page, 'Long row');
  await row.getByRole('link', { name: /^Reel 1\b/ }).focus();
  await page.keyboard.press('End');
  await expect(row.locator('[data-state="hidden"]').first()).toBeAttached();
  await expect(row.locator('ul')).toHaveAttribute('aria-busy', 'true');
  const place = row.locator('[data-state="hidden"]').last();
  await place.hover();
  // As long as a card needs to grow, and longer.
  await page.waitForTimeout(400);
  await expect(row.locator('[data-preview-card]')).toHaveCount(0);
  await expect(row.locator('[data-state="active"]')).toHaveCount(0);
  letGo();
  await expect(row.locator('[data-state="hidden"]')).toHaveCount(0);
});

test('in a numbered row the picture grows, and not its number', async ({ page }) => {
  await open(page, '/section/rows');
  const row = rowNamed(page, 'Ranked');
  const picture = row.getByRole('link', { name: /^2\b/ }).locator('img');
  await picture.scrollIntoViewIfNeeded();
  const width = (await picture.boundingBox())?.width ?? 0;
  await picture.hover();
  const preview = row.locator('[data-preview-card]');
  await expect(preview).toBeVisible();
  const grown = (await preview.boundingBox())?.width ?? 0;
  expect(grown / width).toBeCloseTo(1.4, 1);
});

test('a title without any picture is refused in words alone', async ({ page, complaints }) => {
  await open(page, '/video/no-picture');
  await expect(page.getByRole('heading', { level: 1, name: 'Without a Picture' })).toBeVisible();
  await expect(page.locator('main [data-horizontal] img')).toHaveCount(0);
  expect(complaints.list.filter((text) => /srcset|\/0\b/.test(text))).toEqual([]);
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in' }).first();
  await expect(signIn).toHaveAttribute('data-granted-on-sign-in');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two rows without words keep their pictures apart', async ({ page }) => {
    await open(page, '/section/stage');
    const row = rowNamed(page, 'Quiet entries');
    await row.scrollIntoViewIfNeeded();
    const boxes = await row
      .locator('[data-card]')
      .evaluateAll((cards) => cards.slice(0, 2).map((card) => card.getBoundingClientRect().toJSON()));
    const [first, second] = boxes as DOMRect[];
    expect(first?.height).toBeGreaterThan(100);
    expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.POSITIVE_INFINITY);
  });
});

test('a hero keeps its title for who is signed in, and has no button for guests', async ({ page }) => {
  await open(page, '/section/keeping');
  await expect(hero(page).getByRole('heading', { name: 'The Crossing' })).toBeVisible();
  await expect(hero(page).getByRole('button', { name: /^Add to/ })).toHaveCount(0);
  await open(page, '/login');
  await signIn(page);
  await page.waitForURL(/\/home/);
  await open(page, '/section/keeping');
  const saved = page.waitForResponse((answer) => answer.url().includes('/favourite/vods/'));
  await hero(page).getByRole('button', { name: 'Add to favourites' }).press('Enter');
  const remove = hero(page).getByRole('button', { name: 'Remove from favourites' });
  await expect(remove).toBeFocused();
  expect((await saved).status()).toBe(204);
  await page.reload();
  await expect(remove).toBeVisible();

  const add = hero(page).getByRole('button', { name: 'Add to watchlist' });
  await add.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add to watchlist' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Add to watchlist' })).toBeHidden();
  await expect(add).toBeFocused();
  const removed = page.waitForResponse((answer) => answer.url().includes('/favourite/vods/'));
  await remove.press('Enter');
  expect((await removed).status()).toBe(204);
});

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a film begins behind a hero while its words leave, and stops when somebody says so', async ({
    page,
  }) => {
    await open(page, '/section/moving');
    const moving = hero(page).locator('[data-shown]');
    await expect(moving).toHaveAttribute('data-shown', 'true');
    await expect(hero(page).locator('video')).toHaveJSProperty('muted', true);
    const words = hero(page).getByText('A line to remember.');
    await expect(words).toHaveCSS('opacity', '0');
    await hero(page).getByRole('button', { name: 'Pause' }).click();
    await expect(hero(page).locator('video')).toHaveCount(0);
    await expect(words).toHaveCSS('opacity', '1');
    await hero(page).getByRole('button', { name: 'Play', exact: true }).click();
    await expect(moving).toHaveAttribute('data-shown', 'true');
  });
});

test('an address to watch together says that it is not offered, and leads to the event', async ({ page }) => {
  await open(page, '/live/regatta/watch-together');
  await expect(page.getByRole('heading', { level: 1, name: 'Not available here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the event' })).toHaveAttribute('href', '/live/regatta');
});
