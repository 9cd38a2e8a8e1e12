// Pages on a network whose responses the journey delays.
import type { Page, Request } from '@playwright/test';
import { watchShifts } from '../../support/layout-shifts.ts';
import { expect, open, test } from '../../support/test.ts';

const pageCalls = /\/api\/v\d+\/(vod|series|playlist|view)\//;

interface SlowNetwork {
  requests: Request[];
  /** Delays responses from now on. */
  delay(): void;
  /** Delivers the delayed responses, and later ones at once. */
  deliver(): void;
}

async function delayResponses(page: Page): Promise<SlowNetwork> {
  const requests: Request[] = [];
  let delayed = Promise.withResolvers<void>();
  await page.route(pageCalls, async (route) => {
    requests.push(route.request());
    await delayed.promise;
    await route.continue().catch(() => {});
  });
  return {
    requests,
    delay: () => {
      delayed = Promise.withResolvers();
    },
    deliver: () => delayed.resolve(),
  };
}

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const inBar = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

test('a loading page reserves its height, shifts nothing when the content arrives, and sends no request twice', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await open(page, '/');
  const { requests, delay, deliver } = await delayResponses(page);
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
    deliver();
    await expect(heading(page)).toHaveText(name);
    await expect(heading(page)).toBeFocused();
    delay();
    if (link) await page.locator('main').getByRole('link', { name: link }).first().click();
  }
  expect(await shifts()).toEqual([]);
  const paths = requests.map(pathOf);
  expect(paths).toEqual([...new Set(paths)]);
});

test('going back while a page loads works at once, and the late response changes nothing', async ({
  page,
}) => {
  await open(page, '/');
  const { requests, deliver } = await delayResponses(page);
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
  const late = requests.filter((request) => pathOf(request).includes('/section/series'));
  expect(late).toHaveLength(1);
  deliver();
  for (const request of late) await (await request.response())?.finished();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page).toHaveTitle('Home · Journeys');
  await expect(page.locator('main').getByRole('link', { name: /The Ferry/ })).toHaveCount(0);
});
