import type { Page } from '@playwright/test';
import { applyRealm } from '../../service/apply-realm.ts';
import { lists, realm } from '../../service/seed/realm-file.ts';
import { expect, expectAccessible, open, test, videoTime } from '../../support/test.ts';

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Seasons' });
const tab = (page: Page, number: number) =>
  tabs(page).getByRole('tab', { name: `Year ${number}`, exact: true });

const scrollTo = (page: Page, side: 'start' | 'end') =>
  tabs(page).evaluate(
    (list, to) => list.scrollTo({ left: to === 'end' ? list.scrollWidth : 0, behavior: 'instant' }),
    side,
  );

test('the seasons of a long series come as one goes along, on both sides', async ({ page }) => {
  await open(page, `/series/${lists.longSeries}`);
  await expect(tabs(page).getByRole('tab')).toHaveCount(25);
  await expect(async () => {
    await scrollTo(page, 'end');
    await expect(tabs(page).getByRole('tab')).toHaveCount(60, { timeout: 1_000 });
  }).toPass();

  await open(page, '/season/long-season-40');
  await expect(tabs(page).getByRole('tab')).toHaveCount(46);
  await expect(tab(page, 40)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 40)).toBeInViewport();
  await expectAccessible(page);
  await expect(async () => {
    await scrollTo(page, 'start');
    await expect(tabs(page).getByRole('tab')).toHaveCount(60, { timeout: 1_000 });
  }).toPass();
  await tab(page, 12).click();
  await expect(page).toHaveURL(/\/season\/long-season-12\//);
  await expect(page.getByRole('link', { name: /Lap 12$/ })).toBeVisible();
  await expect(tabs(page).getByRole('tab')).toHaveCount(60);
});

test('tabs by keys alone, from right to left: along, to the ends, in, and down to the episodes', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'matinee_language', value: 'ar', url: baseURL ?? '' }]);
  await open(page, '/season/long-season-40');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const list = page.getByRole('tablist');
  const opened = list.getByRole('tab', { selected: true });
  await expect(list.getByRole('tab')).toHaveCount(46);
  await opened.focus();
  const place = await list
    .getByRole('tab')
    .evaluateAll((all) => all.findIndex((tab) => tab.ariaSelected === 'true'));
  const nth = (step: number) => list.getByRole('tab').nth(place + step);
  await page.keyboard.press('ArrowLeft');
  await expect(nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(nth(-1)).toBeFocused();
  await page.keyboard.press(' ');
  await expect(page).toHaveURL(/\/long-season-39\//);
  await expect(nth(-1)).toHaveAttribute('aria-selected', 'true');
  await expect(nth(-1)).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName((await opened.textContent()) ?? '');
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(list.getByRole('tab').last()).toBeFocused();
});

test('an operator chooses pills or a dropdown in their place', async ({ page }) => {
  await applyRealm({ ...realm, seasonPicker: 'pills' });
  await open(page, '/series/the-long-run?pills');
  const pills = page.getByRole('navigation', { name: 'Seasons' });
  await expect(pills.getByRole('link', { name: 'Year 1', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(tabs(page)).toHaveCount(0);
  await expectAccessible(page);
  await applyRealm({ ...realm, seasonPicker: 'dropdown' });
  await open(page, '/series/the-long-run?dropdown');
  await expect(pills).toHaveCount(0);
  await page.getByRole('button', { name: 'Seasons Year 1' }).click();
  await page.getByRole('link', { name: 'Year 2', exact: true }).click();
  await expect(page).toHaveURL(/seasonId=long-season-2$/);
  await expectAccessible(page);
  await applyRealm(realm);
});

test('what fails is said, on each side in its own words, and can be asked again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  const call = '**/adjacentTo/**';
  const fails = () => page.route(call, (route) => route.abort());
  const alert = page.getByRole('alert');
  const again = page.getByRole('button', { name: 'Try again' });
  await fails();
  await open(page, '/season/long-season-40');
  await expect(alert).toHaveText('Failed to load seasons');
  await page.unroute(call);
  await again.click();
  await expect(tabs(page).getByRole('tab')).toHaveCount(46);

  await fails();
  await scrollTo(page, 'start');
  await expect(alert).toHaveText('Failed to load previous seasons');
  await page.unroute(call);
  await again.click();
  await expect(tabs(page).getByRole('tab')).toHaveCount(60);

  await open(page, `/series/${lists.longSeries}`);
  await fails();
  await scrollTo(page, 'end');
  await expect(alert).toHaveText('Failed to load more seasons');
  await page.unroute(call);
  await again.click();
  await expect(tabs(page).getByRole('tab')).toHaveCount(50);
});

test('on a phone, the dropdown goes on by itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/season/long-season-40');
  await expect(tabs(page)).toBeHidden();
  await page.getByRole('button', { name: 'Seasons Year 40' }).click();
  const choice = (number: number) => page.getByRole('link', { name: `Year ${number}`, exact: true });
  await expect(choice(40)).toBeInViewport();
  await expectAccessible(page);
  await expect(async () => {
    await page
      .getByRole('listitem')
      .filter({ has: choice(40) })
      .evaluate((entry) => entry.parentElement?.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(choice(1)).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await choice(1).click();
  await expect(page).toHaveURL(/\/season\/long-season-1\//);
  await expect(page.getByRole('link', { name: /Lap 1$/ })).toBeVisible();
});

test('who leaves an episode in its credits has watched it: the series goes on with the next one', async ({
  page,
}) => {
  await open(page, '/season/long-season-30');
  await page.getByRole('link', { name: /Lap 30$/ }).click();
  await expect.poll(() => videoTime(page).catch(() => 0), { timeout: 60_000 }).toBeGreaterThan(0.3);
  const film = page.locator('video');
  const seek = (seconds: number) =>
    film.evaluate((video, to) => {
      (video as HTMLVideoElement).currentTime = to;
    }, seconds);
  await seek(30);
  await expect.poll(() => videoTime(page)).toBeGreaterThan(30.5);
  await page.goBack();
  const way = page.getByRole('main').getByRole('link', { name: /S30 E1/ });
  await expect(way).toBeVisible();
  await way.click();
  await expect.poll(() => videoTime(page).catch(() => 0), { timeout: 60_000 }).toBeGreaterThan(29);
  await seek(47);
  await expect.poll(() => videoTime(page)).toBeGreaterThan(47.5);
  await expect(page.getByRole('button', { name: 'Next: Lap 31' }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('link', { name: /S31 E1/ })).toBeVisible();
  await open(page, '/home');
  const begun = page.getByRole('region', { name: 'Continue watching' });
  await expect(begun.getByRole('link', { name: /Lap 30/ })).toHaveCount(0);
});

test('episodes play on across seasons, and the last one ends it', async ({ page }) => {
  await open(page, '/video/long-lap-59?seasonId=long-season-59');
  const film = page.locator('video');
  const toTheEnd = async () => {
    await expect.poll(() => videoTime(page).catch(() => 0), { timeout: 60_000 }).toBeGreaterThan(0.3);
    await film.evaluate((video) => {
      const element = video as HTMLVideoElement;
      element.currentTime = element.duration - 0.5;
    });
  };
  await expect(page.getByRole('link', { name: 'Next: Lap 60' })).toBeVisible();
  await toTheEnd();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lap 60', { timeout: 60_000 });
  await expect(page).toHaveURL(/seasonId=long-season-60/);
  await expect(page.getByRole('link', { name: /^Next:/ })).toHaveCount(0);
  await toTheEnd();
  await expect.poll(() => film.evaluate((video) => (video as HTMLVideoElement).ended)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lap 60');
});
