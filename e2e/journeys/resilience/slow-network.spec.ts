// A network on which every answer takes as long as it likes.
import type { Page, Request } from '@playwright/test';
import { watchShifts } from '../../support/layout-shifts.ts';
import { expect, open, test } from '../../support/test.ts';

const calls = /\/api\/v\d+\/(vod|series|playlist|view)\//;

interface SlowNetwork {
  /** The calls that were made. */
  asked: Request[];
  /** From now on answers wait. */
  hold(): void;
  /** Answers come, and go on coming. */
  letGo(): void;
}

async function slowDown(page: Page): Promise<SlowNetwork> {
  const asked: Request[] = [];
  let held = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    asked.push(route.request());
    await held.promise;
    await route.continue().catch(() => {});
  });
  return {
    asked,
    hold: () => {
      held = Promise.withResolvers();
    },
    letGo: () => held.resolve(),
  };
}

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const inBar = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

test('a page that is waited for has its size, moves nothing when it is there, and asks once', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await open(page, '/');
  const { asked, hold, letGo } = await slowDown(page);
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
    letGo();
    await expect(heading(page)).toHaveText(name);
    await expect(heading(page)).toBeFocused();
    hold();
    if (link) await page.locator('main').getByRole('link', { name: link }).first().click();
  }
  expect(await shifts()).toEqual([]);
  const paths = asked.map(pathOf);
  expect(paths).toEqual([...new Set(paths)]);
});

test('whoever does not wait goes back at once, and what comes late changes nothing', async ({ page }) => {
  await open(page, '/');
  const { asked, letGo } = await slowDown(page);
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
  const late = asked.filter((request) => pathOf(request).includes('/section/series'));
  expect(late).toHaveLength(1);
  letGo();
  for (const request of late) await (await request.response())?.finished();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page).toHaveTitle('Home · Journeys');
  await expect(page.locator('main').getByRole('link', { name: /The Ferry/ })).toHaveCount(0);
});
