// Page navigation while API responses are delayed.
import type { Page, Request } from '@playwright/test';
import { recordLayoutShifts } from '../../support/layout-shifts.ts';
import { expect, open, test } from '../../support/test.ts';

const pageCallPattern = /\/api\/v\d+\/(vod|series|playlist|view)\//;

interface SlowNetwork {
  requests: Request[];
  /** Delays responses from now on. */
  delay(): void;
  /** Delivers the delayed responses, and later ones at once. */
  deliver(): void;
}

async function delayResponses(page: Page): Promise<SlowNetwork> {
  const requests: Request[] = [];
  let responseDelay = Promise.withResolvers<void>();
  await page.route(pageCallPattern, async (route) => {
    requests.push(route.request());
    await responseDelay.promise;
    await route.continue().catch(() => {});
  });
  return {
    requests,
    delay: () => {
      responseDelay = Promise.withResolvers();
    },
    deliver: () => responseDelay.resolve(),
  };
}

const getPath = (request: Request) => {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
};
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getMenuLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

test('a loading page reserves its height, causes no layout shift and sends each request once', async ({
  page,
}) => {
  const readShifts = await recordLayoutShifts(page);
  await open(page, '/');
  const { requests, delay, deliver } = await delayResponses(page);
  await getMenuLink(page, 'Series').click();
  for (const [name, link] of [
    ['Series', /The Ferry/],
    ['The Ferry', /Fog/],
    ['Fog', null],
  ] as const) {
    await expect(getHeading(page)).toHaveText('Loading');
    await expect(page).not.toHaveURL('/');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, name).toBeGreaterThanOrEqual(800);
    deliver();
    await expect(getHeading(page)).toHaveText(name);
    await expect(getHeading(page)).toBeFocused();
    delay();
    if (link) await page.locator('main').getByRole('link', { name: link }).first().click();
  }
  expect(await readShifts()).toEqual([]);
  const paths = requests.map(getPath);
  expect(paths).toEqual([...new Set(paths)]);
});

test('going back while a page loads shows the previous page at once, and the late response is ignored', async ({
  page,
}) => {
  await open(page, '/');
  const { requests, deliver } = await delayResponses(page);
  await getMenuLink(page, 'Series').click();
  await expect(getHeading(page)).toHaveText('Loading');
  await page.goBack();
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /The Crossing/ })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveTitle('Home · Journeys');
  const lateRequests = requests.filter((request) => getPath(request).includes('/section/series'));
  expect(lateRequests).toHaveLength(1);
  deliver();
  for (const request of lateRequests) await (await request.response())?.finished();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page).toHaveTitle('Home · Journeys');
  await expect(page.locator('main').getByRole('link', { name: /The Ferry/ })).toHaveCount(0);
});
