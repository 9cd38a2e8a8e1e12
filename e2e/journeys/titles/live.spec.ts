import type { Page } from '@playwright/test';
import { events } from '../../service/seed/live.ts';
import { titles } from '../../service/seed/realm-file.ts';
import { startEvent } from '../../service/start-event.ts';
import {
  expect,
  expectAccessible,
  open,
  test,
  untilInteractive,
  untilListening,
  videoTime,
} from '../../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const playing = (page: Page) =>
  expect.poll(() => videoTime(page).catch(() => 0), { timeout: 60_000 }).toBeGreaterThan(0.3);

test('what is live leads to its premiere, which plays and says what it is', async ({ page }) => {
  await open(page, '/livenow');
  await expect(heading(page)).toHaveText('Live now');
  await expectAccessible(page);
  await page
    .locator('main')
    .getByRole('link', { name: /Opening Night/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/video/${events.premiere}-film`));
  const modal = page.getByRole('dialog', { name: 'You are at a premiere' });
  await expect(modal).toBeVisible();
  await expectAccessible(page);
  await modal.getByRole('button', { name: 'Keep watching' }).click();
  await expect(modal).toBeHidden();
  await playing(page);
});

test('an event to come says when, and counts down', async ({ page, browser, baseURL, complaints }) => {
  // A card is pressed before anybody knows that there is nothing to play yet.
  complaints.allow(/404.*manifest/);
  await open(page, '/upcoming');
  await page
    .locator('main')
    .getByRole('link', { name: /Harbour Regatta/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/live/${events.upcoming}`));
  await expect(heading(page)).toHaveText('Harbour Regatta');
  await expect(page.getByRole('timer')).toContainText('Begins in');
  await expect(page.getByRole('timer')).toContainText(/seconds?/);
  await expectAccessible(page);

  await open(page, '/upcoming');
  await page
    .locator('main')
    .getByRole('link', { name: /Second Night/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/video/${events.later}-film`));
  await expect(page.getByRole('timer')).toContainText('The premiere begins in');
  await expect(page.locator('video')).toHaveCount(0);

  const bare = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await bare.newPage();
  await plain.goto('/upcoming');
  await plain
    .locator('main')
    .getByRole('link', { name: /Harbour Regatta/ })
    .click();
  await expect(plain.locator('main time')).toContainText('UTC');
  await bare.close();
});

test('in Arabic the same reads from right to left', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'ar', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/live/${events.upcoming}`);
  await untilInteractive(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(heading(page)).toHaveText('سباق الميناء');
  await expect(page.getByRole('timer')).toContainText('يبدأ بعد');
  await expectAccessible(page);
  await page.goto('/schedule');
  await untilInteractive(page);
  await expect(heading(page)).toHaveText('جدول البث');
  await expect(page.getByText('أخبار البحر').first()).toBeVisible();
  await expectAccessible(page);
  await context.close();
});

test('what is over leads to its recording, or says so; what has no stream here says that', async ({
  page,
}) => {
  await open(page, `/live/${events.recorded}`);
  await expect(page).toHaveURL(new RegExp(`/video/${titles.open}`));
  await open(page, `/live/${events.recordedForMembers}`);
  await expect(page.getByText('This event has ended.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch it now' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/live/${events.recordedForMembers}`));
  await open(page, `/live/${events.over}`);
  await expect(page.getByText('This event has ended.')).toBeVisible();
  await expectAccessible(page);
  await open(page, `/live/${events.withoutStream}`);
  await expect(page.getByText('This is on, but not to be watched here')).toBeVisible();
  await expectAccessible(page);
});

test('the schedule has days to turn to, and tells of its programmes', async ({ page }) => {
  await open(page, '/schedule');
  await expect(page.getByRole('heading', { name: 'Sea One' })).toBeVisible();
  await expectAccessible(page);
  await page
    .locator('main')
    .getByRole('link', { name: /Sea News/ })
    .first()
    .click();
  const details = page.getByRole('dialog', { name: 'Sea News' });
  await expect(details).toContainText('Part 1');
  await expect(details.getByRole('button', { name: 'Watch live' })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await page.getByRole('link', { name: /Tomorrow/ }).click();
  await expect(page).toHaveURL(/day=/);
  await expect(page.getByRole('link', { name: /Tomorrow/ })).toHaveAttribute('aria-current', 'date');
  await expect(page.locator('main').getByRole('link', { name: /Harbour Regatta/ })).toBeVisible();
});

test('a row of channels is a guide that the arrow keys walk through', async ({ page }) => {
  await open(page, '/section/channels');
  const guide = page.getByRole('region', { name: 'On the water' }).last();
  const first = guide.getByRole('link', { name: /Sea News/ }).first();
  await expect(first).toBeVisible();
  await expect(first).toHaveAttribute('aria-current', 'time');
  await expectAccessible(page);
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(guide.getByRole('link', { name: /The Tide/ }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'The Tide' })).toContainText('Part 2');
});

test('an open page is told of an event that goes live, and leads to it', async ({ page }) => {
  const listening = untilListening(page);
  await open(page, '/schedule');
  await listening;
  await startEvent(events.later);
  const toast = page.getByRole('link', { name: 'Watch now' });
  await expect(toast).toBeVisible();
  await expect(page.getByText('Second Night').first()).toBeVisible();
  await toast.click();
  await expect(page).toHaveURL(new RegExp(`/video/${events.later}-film`));
  await page
    .getByRole('dialog', { name: 'You are at a premiere' })
    .getByRole('button', { name: 'Keep watching' })
    .click();
  await playing(page);
});

test('an event that is not there is not found', async ({ page, complaints }) => {
  complaints.allow(/404/);
  const answer = await page.goto('/live/nothing');
  expect(answer?.status()).toBe(404);
  await expect(heading(page)).toHaveText('There is nothing here');
});
