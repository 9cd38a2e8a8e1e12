// A network on which every answer takes five seconds.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../journey.ts';
import { watchShifts } from '../layout-shifts.ts';

const slowness = 5_000;
const calls = /\/api\/v\d+\/(vod|series|playlist|view)\//;

/** Which calls were made, each of them answered late. */
async function slowDown(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(calls, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(pathname + search);
    await wait(slowness);
    await route.continue().catch(() => {});
  });
  return asked;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const inBar = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

test('a page that is waited for has its size, moves nothing when it is there, and asks once', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await open(page, '/');
  const asked = await slowDown(page);
  await inBar(page, 'Series').click();
  for (const [name, link] of [
    ['Series', /The Ferry/],
    ['The Ferry', /Fog/],
    ['Fog', null],
  ] as const) {
    await expect(heading(page)).toHaveText('Loading');
    await expect(page).not.toHaveURL('/');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, name).toBeGreaterThanOrEqual(800);
    await expect(heading(page)).toHaveText(name);
    if (link) await page.locator('main').getByRole('link', { name: link }).first().click();
  }
  expect(await shifts()).toEqual([]);
  expect(asked).toEqual([...new Set(asked)]);
});

test('whoever does not wait goes back at once, and what comes late changes nothing', async ({ page }) => {
  await open(page, '/');
  const asked = await slowDown(page);
  await inBar(page, 'Series').click();
  await expect(heading(page)).toHaveText('Loading');
  await page.goBack();
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /The Crossing/ })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveTitle('Home · Journeys');
  expect(asked.filter((path) => path.includes('/section/series'))).toHaveLength(1);
  await page.waitForTimeout(slowness);
  await expect(page).toHaveTitle('Home · Journeys');
  await expect(page.locator('main').getByRole('link', { name: /The Ferry/ })).toHaveCount(0);
});
