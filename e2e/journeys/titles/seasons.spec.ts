import type { Page } from '@playwright/test';
import { listIds } from '../../service/seed/realm-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import {
  expect,
  open,
  readVideoTime,
  seek,
  setLanguage,
  test,
  waitUntilPlaying,
} from '../../support/test.ts';

const getTabList = (page: Page) => page.getByRole('tablist', { name: 'Seasons' });
const getTab = (page: Page, number: number) =>
  getTabList(page).getByRole('tab', { name: `Year ${number}`, exact: true });

const scrollTabList = (page: Page, side: 'start' | 'end') =>
  getTabList(page).evaluate(
    (list, to) => list.scrollTo({ left: to === 'end' ? list.scrollWidth : 0, behavior: 'instant' }),
    side,
  );

test('the tabs of a long series load while they scroll, on both sides', async ({ page }) => {
  await open(page, `/series/${listIds.longSeries}`);
  await expect(getTabList(page).getByRole('tab')).toHaveCount(25);
  await expect(async () => {
    await scrollTabList(page, 'end');
    await expect(getTabList(page).getByRole('tab')).toHaveCount(60, { timeout: 1_000 });
  }).toPass();

  await open(page, '/season/long-season-40');
  await expect(getTabList(page).getByRole('tab')).toHaveCount(46);
  await expect(getTab(page, 40)).toHaveAttribute('aria-selected', 'true');
  await expect(getTab(page, 40)).toBeInViewport();
  await expectAccessible(page);
  await expect(async () => {
    await scrollTabList(page, 'start');
    await expect(getTabList(page).getByRole('tab')).toHaveCount(60, { timeout: 1_000 });
  }).toPass();
  await getTab(page, 12).click();
  await expect(page).toHaveURL(/\/season\/long-season-12\//);
  await expect(page.getByRole('link', { name: /Lap 12$/ })).toBeVisible();
  await expect(getTabList(page).getByRole('tab')).toHaveCount(60);
});

test('keys move along the season tabs and open one in a right-to-left language', async ({
  page,
  context,
  realm,
}) => {
  await setLanguage(context, 'ar', realm);
  await open(page, '/season/long-season-40');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const list = page.getByRole('tablist');
  const openedTab = list.getByRole('tab', { selected: true });
  await expect(list.getByRole('tab')).toHaveCount(46);
  // The tabs stay while the episodes load, however long that takes.
  await page.route(/\/api\/v4\/season\/long-season-39/, async (route) => {
    await page.waitForTimeout(1000);
    await route.continue();
  });
  await openedTab.focus();
  const position = await list
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.findIndex((tab) => tab.ariaSelected === 'true'));
  const getTabByOffset = (offset: number) => list.getByRole('tab').nth(position + offset);
  await page.keyboard.press('ArrowLeft');
  await expect(getTabByOffset(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(getTabByOffset(-1)).toBeFocused();
  await page.keyboard.press(' ');
  await expect(page).toHaveURL(/\/long-season-39\//);
  await expect(getTabByOffset(-1)).toHaveAttribute('aria-selected', 'true');
  await expect(getTabByOffset(-1)).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName((await openedTab.textContent()) ?? '');
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(list.getByRole('tab').last()).toBeFocused();
  await page.unrouteAll({ behavior: 'wait' });
});

test.describe('in a realm with another season picker', () => {
  test.use({ isolatedRealmParts: ['longLists'] });

  test('seasons are shown as pills or in a dropdown, as the realm sets it', async ({ page, realm }) => {
    await realm.apply({ seasonPicker: 'pills' });
    await open(page, `/series/${realm.getPublicId(listIds.longSeries)}?pills`);
    const pills = page.getByRole('navigation', { name: 'Seasons' });
    await expect(pills.getByRole('link', { name: 'Year 1', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(getTabList(page)).toHaveCount(0);
    await expectAccessible(page);
    await realm.apply({ seasonPicker: 'dropdown' });
    await open(page, `/series/${realm.getPublicId(listIds.longSeries)}?dropdown`);
    await expect(pills).toHaveCount(0);
    await page.getByRole('button', { name: 'Seasons Year 1' }).click();
    await page.getByRole('link', { name: 'Year 2', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`seasonId=${realm.getPublicId('long-season-2')}$`));
    await expectAccessible(page);
  });
});

test('seasons that fail to load show an error that names the direction, and can be retried', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const adjacentRequestPattern = '**/adjacentTo/**';
  const failRequests = () => page.route(adjacentRequestPattern, (route) => route.abort());
  const alert = page.getByRole('alert');
  const retryButton = page.getByRole('button', { name: 'Try again' });
  await failRequests();
  await open(page, '/season/long-season-40');
  await expect(alert).toHaveText('Failed to load seasons');
  await page.unroute(adjacentRequestPattern);
  await retryButton.click();
  await expect(getTabList(page).getByRole('tab')).toHaveCount(46);

  await failRequests();
  await scrollTabList(page, 'start');
  await expect(alert).toHaveText('Failed to load previous seasons');
  await page.unroute(adjacentRequestPattern);
  await retryButton.click();
  await expect(getTabList(page).getByRole('tab')).toHaveCount(60);

  await open(page, `/series/${listIds.longSeries}`);
  await failRequests();
  await scrollTabList(page, 'end');
  await expect(alert).toHaveText('Failed to load more seasons');
  await page.unroute(adjacentRequestPattern);
  await retryButton.click();
  await expect(getTabList(page).getByRole('tab')).toHaveCount(50);
});

test('the dropdown of seasons loads while it scrolls, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/season/long-season-40');
  await expect(getTabList(page)).toBeHidden();
  await page.getByRole('button', { name: 'Seasons Year 40' }).click();
  const getSeasonLink = (number: number) => page.getByRole('link', { name: `Year ${number}`, exact: true });
  await expect(getSeasonLink(40)).toBeInViewport();
  await expectAccessible(page);
  await expect(async () => {
    await page
      .getByRole('listitem')
      .filter({ has: getSeasonLink(40) })
      .evaluate((entry) => entry.parentElement?.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(getSeasonLink(1)).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await getSeasonLink(1).click();
  await expect(page).toHaveURL(/\/season\/long-season-1\//);
  await expect(page.getByRole('link', { name: /Lap 1$/ })).toBeVisible();
});

test('leaving an episode during its credits continues the series with the next one', async ({ page }) => {
  await open(page, '/season/long-season-30');
  await page.getByRole('link', { name: /Lap 30$/ }).click();
  await waitUntilPlaying(page);
  await seek(page, 30);
  await expect.poll(() => readVideoTime(page)).toBeGreaterThan(30.5);
  await page.goBack();
  const continueLink = page.getByRole('main').getByRole('link', { name: /S30 E1/ });
  await expect(continueLink).toBeVisible();
  await continueLink.click();
  await waitUntilPlaying(page, 29);
  await seek(page, 47);
  await expect.poll(() => readVideoTime(page)).toBeGreaterThan(47.5);
  await expect(page.getByRole('button', { name: 'Next: Lap 31' }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('link', { name: /S31 E1/ })).toBeVisible();
  await open(page, '/home');
  const continueWatchingRow = page.getByRole('region', { name: 'Continue watching' });
  await expect(continueWatchingRow.getByRole('link', { name: /Lap 30/ })).toHaveCount(0);
});

test('episodes play on across seasons until the last one', async ({ page }) => {
  await open(page, '/video/long-lap-59?seasonId=long-season-59');
  const videoLocator = page.locator('video');
  const seekToEnd = async () => {
    await waitUntilPlaying(page);
    await videoLocator.evaluate((video) => {
      const element = video as HTMLVideoElement;
      element.currentTime = element.duration - 0.5;
    });
  };
  await expect(page.getByRole('link', { name: 'Next: Lap 60' })).toBeVisible();
  await seekToEnd();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lap 60', { timeout: 60_000 });
  await expect(page).toHaveURL(/seasonId=long-season-60/);
  await expect(page.getByRole('link', { name: /^Next:/ })).toHaveCount(0);
  await seekToEnd();
  await expect.poll(() => videoLocator.evaluate((video) => (video as HTMLVideoElement).ended)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lap 60');
});
