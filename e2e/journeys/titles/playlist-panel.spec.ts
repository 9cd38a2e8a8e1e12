import type { Page } from '@playwright/test';
import { lists, titles } from '../../service/seed/realm-file.ts';
import {
  expect,
  expectAccessible,
  open,
  signIn,
  test,
  untilInteractive,
  videoTime,
} from '../../support/test.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.locator('main').getByRole('link', { name: new RegExp(name) });
const strip = (page: Page, name: string) => panel(page, name).getByRole('list', { name });

const playing = (page: Page) =>
  expect.poll(() => videoTime(page).catch(() => 0), { timeout: 60_000 }).toBeGreaterThan(0.3);

/** As if somebody had watched to the end. */
async function watchToTheEnd(page: Page) {
  await playing(page);
  await page.locator('video').evaluate((video) => {
    const film = video as HTMLVideoElement;
    film.currentTime = film.duration - 0.5;
  });
}

test('the card of a playlist opens in place, with what there is to do with it', async ({ page }) => {
  await open(page, '/section/series');
  await card(page, 'Top Four').click();
  const opened = panel(page, 'Top Four');
  await expect(opened).toBeVisible();
  await expect(page).toHaveURL(/\/section\/series$/);
  await expect(card(page, 'Top Four')).toHaveAttribute('aria-expanded', 'true');
  await expect(opened.getByRole('link', { name: 'Play', exact: true })).toBeFocused();
  await expect(opened.getByRole('link', { name: 'Play', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`/video/${titles.open}.*playlistId=${lists.playlist}`),
  );
  await expect(strip(page, 'Top Four').getByRole('link')).toHaveText([
    'The Gold Room',
    'The Crossing',
    'Quiet Hours',
    'Fog',
  ]);
  await expect(opened.locator('[data-position]')).toHaveText(['1', '2', '3', '4']);
  await expect(strip(page, 'Top Four').getByText('Needs a licence').first()).toBeVisible();
  await expect(strip(page, 'Top Four').getByText('Sign in to watch').first()).toBeVisible();
  await expectAccessible(page);

  await opened.getByRole('button', { name: 'Close Top Four' }).click();
  await expect(opened).toHaveCount(0);
  await expect(card(page, 'Top Four')).toBeFocused();
  await expect(card(page, 'Top Four')).not.toHaveAttribute('aria-expanded');

  // A second press closes it too.
  await card(page, 'Top Four').click();
  await expect(opened).toBeVisible();
  await card(page, 'Top Four').click();
  await expect(opened).toHaveCount(0);

  await card(page, 'Top Four').click();
  await opened.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL(new RegExp(`/playlist/${lists.playlist}/`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top Four');
});

test('in a grid the panel has the line below its card, and the cards beside it stay', async ({ page }) => {
  await open(page, '/browse?type=PLAYLIST');
  const cards = page.locator('[data-grid] > li > a[data-card]');
  await expect(cards).toHaveCount(2);
  const before = await cards.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
  await cards.first().click();
  const opened = page.locator('[data-playlist-panel]');
  await expect(opened.getByRole('link', { name: 'View all' })).toBeVisible();
  await expect(page).toHaveURL(/\/browse\?type=PLAYLIST$/);
  await expect(cards.first()).toHaveAttribute('aria-expanded', 'true');
  const beside = await cards.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
  expect(beside).toEqual(before);
  const [panelBox, cardBox] = [await opened.boundingBox(), await cards.first().boundingBox()];
  expect(panelBox?.y).toBeGreaterThan((cardBox?.y ?? 0) + (cardBox?.height ?? 0) - 1);
  await expectAccessible(page);

  // Another card of the same line changes what the panel shows.
  await cards.nth(1).click();
  await expect(cards.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(cards.first()).not.toHaveAttribute('aria-expanded');
  await expect(opened).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(cards.nth(1)).toBeFocused();
});

test('among search results, over a page too, the panel closes before the search does', async ({ page }) => {
  await open(page, '/home#search');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill('top four');
  await dialog.getByRole('link', { name: 'Top Four' }).click();
  const opened = dialog.getByRole('region', { name: 'Top Four', exact: true });
  await expect(opened.getByRole('link', { name: 'Play', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: 'Top Four' })).toBeFocused();
  await expect(dialog).toBeVisible();
});

test('by keys alone, in Arabic: in, along, out by Escape, and in again to play', async ({ page }) => {
  await open(page, '/section/series');
  await page.getByRole('button', { name: /EN/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await untilInteractive(page);
  const name = 'أفضل أربعة';
  await card(page, name).focus();
  await page.keyboard.press('Enter');
  const opened = panel(page, name);
  const play = opened.getByRole('link', { name: 'تشغيل', exact: true });
  await expect(play).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(opened.getByRole('link', { name: 'عرض الكل' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(opened.getByRole('button', { name: 'شارك' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const items = strip(page, name).getByRole('link');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(items.nth(1)).toBeFocused();
  const [first, second] = [await items.first().boundingBox(), await items.nth(1).boundingBox()];
  expect(second?.x).toBeLessThan(first?.x ?? 0);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(card(page, name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`playlistId=${lists.playlist}`));
  await playing(page);
});

test('the panel comes in 800 ms and goes in 300, by transforms and opacity, unless motion is unwanted', async ({
  page,
}) => {
  const moves = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('main'))
        .map(({ effect }) => {
          const { duration } = effect?.getTiming() ?? {};
          const names = (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame));
          return { duration, names };
        })
        .filter(({ duration }) => duration === 800 || duration === 300),
    );
  await open(page, '/section/series');
  await card(page, 'Top Four').click();
  await expect(panel(page, 'Top Four')).toBeVisible();
  expect(await moves()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page, 'Top Four')).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const seen = page.evaluate(
    () =>
      new Promise<{ duration: unknown; names: string[] }[]>((resolve) => {
        const found: { duration: unknown; names: string[] }[] = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
          const animation = animate.call(this, frames, timing);
          const effect = animation.effect as KeyframeEffect;
          const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
          found.push({ duration: effect.getTiming().duration, names });
          if (effect.getTiming().duration === 300) queueMicrotask(() => resolve(found));
          return animation;
        };
      }),
  );
  await card(page, 'Top Four').click();
  await expect(panel(page, 'Top Four')).toBeVisible();
  await page.keyboard.press('Escape');
  const found = await seen;
  expect(new Set(found.map(({ duration }) => duration))).toEqual(new Set([800, 300]));
  const moved = new Set(found.flatMap(({ names }) => names));
  expect(
    [...moved].filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)).sort(),
  ).toEqual(['opacity', 'transform']);
  await expect(panel(page, 'Top Four')).toHaveCount(0);
});

test('on a narrow screen, and without scripts, the card leads to the page', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await open(page, '/section/series');
  await card(page, 'Top Four').click();
  await expect(page).toHaveURL(new RegExp(`/playlist/${lists.playlist}/`));

  const bare = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 800 },
    ...(baseURL && { baseURL }),
  });
  const plain = await bare.newPage();
  await plain.goto('/section/series');
  await card(plain, 'Top Four').click();
  await expect(plain).toHaveURL(new RegExp(`/playlist/${lists.playlist}/`));
  await bare.close();
});

test('a big playlist goes on page by page in its panel, and is kept on a list of one’s own', async ({
  page,
  complaints,
}) => {
  // 401: a call of the guest was on its way while somebody signed in.
  complaints.allow(/401|ERR_FAILED/);
  await open(page, `/login?from=${encodeURIComponent('/section/long')}`);
  await signIn(page);
  await expect(page).toHaveURL(/\/section\/long$/);
  await card(page, 'Fifty-One').click();
  const opened = panel(page, 'Fifty-One');
  await expect(opened).toHaveAttribute('data-playlist-panel', 'big');
  await expect(strip(page, 'Fifty-One').getByRole('link')).toHaveCount(25);
  await expect(async () => {
    await strip(page, 'Fifty-One').evaluate((list) =>
      list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }),
    );
    expect(await strip(page, 'Fifty-One').getByRole('link').count()).toBe(51);
  }).toPass();
  await expect(opened.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  const keep = opened.getByRole('button', { name: 'Add to watchlist' });
  await keep.click();
  const dialog = page.getByRole('dialog', { name: 'Add to watchlist' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opened).toBeVisible();
});

test('a panel that cannot be loaded says so, and can be asked again', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  const call = '**/api/v4/playlist/**';
  await page.route(call, (route) => route.abort());
  await open(page, '/section/series');
  await card(page, 'Top Four').click();
  await expect(page.getByRole('heading', { name: 'This playlist could not be loaded' })).toBeVisible();
  await page.unroute(call);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page, 'Top Four').getByRole('link', { name: 'Play', exact: true })).toBeVisible();
});

test('a playlist plays on by itself, passes over what is closed, and ends', async ({ page }) => {
  await open(page, `/video/${titles.open}?playlistId=${lists.playlist}`);
  await expect(page.getByRole('region', { name: 'Up next' }).getByRole('link')).toHaveCount(2);
  await watchToTheEnd(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fog', { timeout: 60_000 });
  await expect(page).toHaveURL(new RegExp(`playlistId=${lists.playlist}`));
  await expect(page.getByRole('link', { name: /^Next:/ })).toHaveCount(0);
  // Back to the one before, past what is closed, while this one has only begun; later to its own beginning.
  await playing(page);
  const film = page.locator('video');
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 6;
  });
  const player = page.getByRole('region', { name: 'Video player' });
  await expect(player.getByRole('button', { name: 'To the beginning' })).toHaveCount(1);
  await page.keyboard.press('p');
  await expect.poll(() => videoTime(page)).toBeLessThan(5);
  await expect(player.getByRole('button', { name: 'Previous: The Crossing' })).toHaveCount(1);
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Crossing');
  await expect(page).toHaveURL(new RegExp(`playlistId=${lists.playlist}`));
  await expect(player.getByRole('button', { name: /^Previous/ })).toHaveCount(0);
  await playing(page);
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fog');
  await watchToTheEnd(page);
  await expect
    .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).ended))
    .toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fog');
});

test('a watchlist plays on in its own order', async ({ page, complaints }) => {
  complaints.allow(/40[149]|ERR_FAILED/);
  await open(page, `/login?from=${encodeURIComponent(`/video/${titles.signIn}`)}`);
  await signIn(page);
  await page.getByRole('button', { name: 'Add to watchlist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to watchlist' });
  await dialog.getByRole('button', { name: 'New watchlist' }).click();
  await dialog.getByLabel('Name of the list').fill('To play');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await open(page, `/video/${titles.open}`);
  await page.getByRole('button', { name: 'Add to watchlist' }).click();
  await dialog.getByRole('button', { name: 'To play' }).click();
  await dialog.getByRole('link', { name: 'To play' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To play');
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/video/${titles.signIn}.*watchlistId=.*owner=`));
  await expect(page.getByRole('link', { name: 'Next: The Crossing' })).toBeVisible();
  await watchToTheEnd(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Crossing', { timeout: 60_000 });
  await expect(page).toHaveURL(/watchlistId=.*owner=/);
  await expect(page.getByRole('link', { name: /^Next:/ })).toHaveCount(0);
  // Other journeys begin without a list.
  await open(page, '/watchlists');
  await page.getByRole('link', { name: 'To play' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/watchlists$/);
});
