import type { Page } from '@playwright/test';
import { listIds, titleIds } from '../../service/seed/realm-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, signIn, test, waitUntilInteractive, waitUntilPlaying } from '../../support/test.ts';

const getPanel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const getCard = (page: Page, name: string) =>
  page.locator('main').getByRole('link', { name: new RegExp(name) });
const getTitleList = (page: Page, name: string) => getPanel(page, name).getByRole('list', { name });

test('the card of a playlist opens a panel with its titles and actions', async ({ page }) => {
  await open(page, '/section/series');
  await getCard(page, 'Top Four').click();
  const openedPanel = getPanel(page, 'Top Four');
  await expect(openedPanel).toBeVisible();
  await expect(page).toHaveURL(/\/section\/series$/);
  await expect(getCard(page, 'Top Four')).toHaveAttribute('aria-expanded', 'true');
  await expect(openedPanel.getByRole('link', { name: 'Play', exact: true })).toBeFocused();
  await expect(openedPanel.getByRole('link', { name: 'Play', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`/video/${titleIds.open}.*playlistId=${listIds.playlist}`),
  );
  await expect(getTitleList(page, 'Top Four').getByRole('link')).toHaveText([
    'The Gold Room',
    'The Crossing',
    'Quiet Hours',
    'Fog',
  ]);
  await expect(openedPanel.locator('[data-position]')).toHaveText(['1', '2', '3', '4']);
  await expect(getTitleList(page, 'Top Four').getByText('Needs a licence').first()).toBeVisible();
  await expect(getTitleList(page, 'Top Four').getByText('Sign in to watch').first()).toBeVisible();
  await expectAccessible(page);

  await openedPanel.getByRole('button', { name: 'Close Top Four' }).click();
  await expect(openedPanel).toHaveCount(0);
  await expect(getCard(page, 'Top Four')).toBeFocused();
  await expect(getCard(page, 'Top Four')).not.toHaveAttribute('aria-expanded');

  // A second click on the card closes the panel too.
  await getCard(page, 'Top Four').click();
  await expect(openedPanel).toBeVisible();
  await getCard(page, 'Top Four').click();
  await expect(openedPanel).toHaveCount(0);

  await getCard(page, 'Top Four').click();
  await openedPanel.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL(new RegExp(`/playlist/${listIds.playlist}/`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top Four');
});

test('the panel of a grid takes the line below its card without moving the cards beside it', async ({
  page,
}) => {
  await open(page, '/browse?type=PLAYLIST');
  const cards = page.locator('[data-grid] > li > a[data-card]');
  await expect(cards).toHaveCount(2);
  const initialLeftEdges = await cards.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().left),
  );
  await cards.first().click();
  const openedPanel = page.locator('[data-playlist-panel]');
  await expect(openedPanel.getByRole('link', { name: 'View all' })).toBeVisible();
  await expect(page).toHaveURL(/\/browse\?type=PLAYLIST$/);
  await expect(cards.first()).toHaveAttribute('aria-expanded', 'true');
  const leftEdges = await cards.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().left),
  );
  expect(leftEdges).toEqual(initialLeftEdges);
  const [panelBox, cardBox] = [await openedPanel.boundingBox(), await cards.first().boundingBox()];
  expect(panelBox?.y).toBeGreaterThan((cardBox?.y ?? 0) + (cardBox?.height ?? 0) - 1);
  await expectAccessible(page);

  // Another card of the same line replaces the content of the panel.
  await cards.nth(1).click();
  await expect(cards.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(cards.first()).not.toHaveAttribute('aria-expanded');
  await expect(openedPanel).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(openedPanel).toHaveCount(0);
  await expect(cards.nth(1)).toBeFocused();
});

test('Escape closes the panel among search results before the search overlay', async ({ page }) => {
  await open(page, '/home#search');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill('top four');
  await dialog.getByRole('link', { name: 'Top Four' }).click();
  const openedPanel = dialog.getByRole('region', { name: 'Top Four', exact: true });
  await expect(openedPanel.getByRole('link', { name: 'Play', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(openedPanel).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: 'Top Four' })).toBeFocused();
  await expect(dialog).toBeVisible();
});

test('the panel opens, moves the focus and closes by keyboard in Arabic', async ({ page }) => {
  await open(page, '/section/series');
  await page.getByRole('button', { name: /EN/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await waitUntilInteractive(page);
  const name = 'أفضل أربعة';
  await getCard(page, name).focus();
  await page.keyboard.press('Enter');
  const openedPanel = getPanel(page, name);
  const playLink = openedPanel.getByRole('link', { name: 'تشغيل', exact: true });
  await expect(playLink).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(openedPanel.getByRole('link', { name: 'عرض الكل' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(openedPanel.getByRole('button', { name: 'شارك' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const items = getTitleList(page, name).getByRole('link');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(items.nth(1)).toBeFocused();
  const [firstBox, secondBox] = [await items.first().boundingBox(), await items.nth(1).boundingBox()];
  expect(secondBox?.x).toBeLessThan(firstBox?.x ?? 0);
  await page.keyboard.press('Escape');
  await expect(openedPanel).toHaveCount(0);
  await expect(getCard(page, name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(playLink).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`playlistId=${listIds.playlist}`));
  await waitUntilPlaying(page);
});

test('the panel opens in 800 ms and closes in 300 ms by transform and opacity, unless motion is reduced', async ({
  page,
}) => {
  const listRunningAnimations = () =>
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
  await getCard(page, 'Top Four').click();
  await expect(getPanel(page, 'Top Four')).toBeVisible();
  expect(await listRunningAnimations()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(getPanel(page, 'Top Four')).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const recordedAnimations: { duration: unknown; names: string[] }[] = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      const animation = animate.call(this, frames, timing);
      const effect = animation.effect as KeyframeEffect;
      const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      recordedAnimations.push({ duration: effect.getTiming().duration, names });
      return animation;
    };
    Object.assign(window, { recordedAnimations });
  });
  const readRecordedAnimations = () =>
    page.evaluate(
      () =>
        (window as unknown as { recordedAnimations: { duration: unknown; names: string[] }[] })
          .recordedAnimations,
    );
  const readDurations = async () => new Set((await readRecordedAnimations()).map(({ duration }) => duration));
  await getCard(page, 'Top Four').click();
  // A panel that is still loading closes without an animation.
  await expect(getPanel(page, 'Top Four').getByRole('link', { name: 'Play', exact: true })).toBeFocused();
  await expect.poll(readDurations).toEqual(new Set([800]));
  await page.keyboard.press('Escape');
  await expect.poll(readDurations).toEqual(new Set([800, 300]));
  const animatedProperties = new Set((await readRecordedAnimations()).flatMap(({ names }) => names));
  expect(
    [...animatedProperties]
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))
      .sort(),
  ).toEqual(['opacity', 'transform']);
  await expect(getPanel(page, 'Top Four')).toHaveCount(0);
});

test('the card links to the page of the playlist on a narrow screen and without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await open(page, '/section/series');
  await getCard(page, 'Top Four').click();
  await expect(page).toHaveURL(new RegExp(`/playlist/${listIds.playlist}/`));

  const contextWithoutScripts = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 800 },
    ...(baseURL && { baseURL }),
  });
  const pageWithoutScripts = await contextWithoutScripts.newPage();
  await pageWithoutScripts.goto('/section/series');
  await getCard(pageWithoutScripts, 'Top Four').click();
  await expect(pageWithoutScripts).toHaveURL(new RegExp(`/playlist/${listIds.playlist}/`));
  await contextWithoutScripts.close();
});

test('a long playlist loads while its panel scrolls, and its panel opens the watchlist dialog', async ({
  page,
  consoleErrors,
  account,
}) => {
  // 401: a guest's call was still running during the sign-in.
  consoleErrors.allow(/401|ERR_FAILED/);
  await open(page, `/login?from=${encodeURIComponent('/section/long')}`);
  await signIn(page, account);
  await expect(page).toHaveURL(/\/section\/long$/);
  await getCard(page, 'Fifty-One').click();
  const openedPanel = getPanel(page, 'Fifty-One');
  await expect(openedPanel).toHaveAttribute('data-playlist-panel', 'big');
  await expect(getTitleList(page, 'Fifty-One').getByRole('link')).toHaveCount(25);
  await expect(async () => {
    await getTitleList(page, 'Fifty-One').evaluate((list) =>
      list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }),
    );
    expect(await getTitleList(page, 'Fifty-One').getByRole('link').count()).toBe(51);
  }).toPass();
  await expect(openedPanel.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  const addButton = openedPanel.getByRole('button', { name: 'Add to watchlist' });
  await addButton.click();
  const dialog = page.getByRole('dialog', { name: 'Add to watchlist' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(openedPanel).toBeVisible();
});

test('a panel that fails to load shows an error and can be retried', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/);
  const playlistCallPattern = '**/api/v4/playlist/**';
  await page.route(playlistCallPattern, (route) => route.abort());
  await open(page, '/section/series');
  await getCard(page, 'Top Four').click();
  await expect(page.getByRole('heading', { name: 'This playlist could not be loaded' })).toBeVisible();
  await page.unroute(playlistCallPattern);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(getPanel(page, 'Top Four').getByRole('link', { name: 'Play', exact: true })).toBeVisible();
});
