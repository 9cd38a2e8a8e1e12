import type { Page } from '@playwright/test';
import { runMatinee } from '../../service/control-client.ts';
import { eventIds } from '../../service/seed/event-ids.ts';
import { titleIds } from '../../service/seed/realm-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import {
  createBrowserContext,
  expect,
  open,
  test,
  waitForEventStream,
  waitUntilInteractive,
  waitUntilPlaying,
} from '../../support/test.ts';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a live premiere is listed, plays, and is introduced by a dialog', async ({ page }) => {
  await open(page, '/livenow');
  await expect(getHeading(page)).toHaveText('Live now');
  await expectAccessible(page);
  await page
    .locator('main')
    .getByRole('link', { name: /Opening Night/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/video/${eventIds.premiere}-film`));
  const modal = page.getByRole('dialog', { name: 'You are watching a premiere' });
  await expect(modal).toBeVisible();
  await expectAccessible(page);
  await modal.getByRole('button', { name: 'Keep watching' }).click();
  await expect(modal).toBeHidden();
  await waitUntilPlaying(page);
});

test('the pages of an upcoming event and premiere count down to the start', async ({
  page,
  browser,
  consoleErrors,
  realm,
}) => {
  // A press on a card requests the manifest before the page knows that there is none.
  consoleErrors.allow(/404.*manifest/);
  await open(page, '/upcoming');
  await page
    .locator('main')
    .getByRole('link', { name: /Harbour Regatta/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/live/${eventIds.upcoming}`));
  await expect(getHeading(page)).toHaveText('Harbour Regatta');
  await expect(page.getByRole('timer')).toContainText('Starts in');
  await expect(page.getByRole('timer')).toContainText(/seconds?/);
  await expectAccessible(page);

  await open(page, '/upcoming');
  await page
    .locator('main')
    .getByRole('link', { name: /Second Night/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/video/${eventIds.laterPremiere}-film`));
  await expect(page.getByRole('timer')).toContainText('The premiere starts in');
  await expect(page.locator('video')).toHaveCount(0);

  const contextWithoutScripts = await createBrowserContext(browser, realm, { javaScriptEnabled: false });
  const pageWithoutScripts = await contextWithoutScripts.newPage();
  await pageWithoutScripts.goto('/upcoming');
  await pageWithoutScripts
    .locator('main')
    .getByRole('link', { name: /Harbour Regatta/ })
    .click();
  await expect(pageWithoutScripts.locator('main time')).toContainText('UTC');
  await contextWithoutScripts.close();
});

test('an event and the schedule run from right to left in Arabic', async ({ browser, realm }) => {
  const context = await createBrowserContext(browser, realm, { locale: 'ar' });
  const page = await context.newPage();
  await page.goto(`/live/${eventIds.upcoming}`);
  await waitUntilInteractive(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(getHeading(page)).toHaveText('سباق الميناء');
  await expect(page.getByRole('timer')).toContainText('يبدأ بعد');
  await expectAccessible(page);
  await page.goto('/schedule');
  await waitUntilInteractive(page);
  await expect(getHeading(page)).toHaveText('جدول البث');
  await expect(page.getByText('أخبار البحر').first()).toBeVisible();
  await expectAccessible(page);
  await context.close();
});

test('a past event leads to its recording or says that it ended, and an event without a stream says that it is not available', async ({
  page,
}) => {
  await open(page, `/live/${eventIds.recorded}`);
  await expect(page).toHaveURL(new RegExp(`/video/${titleIds.open}`));
  await open(page, `/live/${eventIds.recordedForMembers}`);
  await expect(page.getByText('This event has ended.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch the recording' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/live/${eventIds.recordedForMembers}`));
  await open(page, `/live/${eventIds.ended}`);
  await expect(page.getByText('This event has ended.')).toBeVisible();
  await expectAccessible(page);
  await open(page, `/live/${eventIds.withoutStream}`);
  await expect(page.getByText('Not available to stream here')).toBeVisible();
  await expectAccessible(page);
});

test('the schedule has links to other days and details of programmes', async ({ page }) => {
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

test('arrow keys move through the guide in a row of channels', async ({ page }) => {
  await open(page, '/section/channels');
  const guide = page.getByRole('region', { name: 'On the water' }).last();
  const firstProgramme = guide.getByRole('link', { name: /Sea News/ }).first();
  await expect(firstProgramme).toBeVisible();
  await expect(firstProgramme).toHaveAttribute('aria-current', 'time');
  await expectAccessible(page);
  await firstProgramme.focus();
  await page.keyboard.press('ArrowRight');
  await expect(guide.getByRole('link', { name: /The Tide/ }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'The Tide' })).toContainText('Part 2');
  await page.keyboard.press('Escape');

  // The title stays readable while the last 80 px of its programme are visible.
  const measureTitleOffset = () =>
    firstProgramme.evaluate((programme) => {
      const line = programme.closest('[data-guide-line]') as HTMLElement;
      const channelEnd = (line.firstElementChild as Element).getBoundingClientRect().right;
      line
        .closest('section')
        ?.scrollBy({ left: programme.getBoundingClientRect().right - channelEnd - 80, behavior: 'instant' });
      return (programme.firstElementChild as Element).getBoundingClientRect().left - channelEnd;
    });
  expect(await measureTitleOffset()).toBeGreaterThan(0);
});

test.describe('in a realm whose event starts', () => {
  test.use({ isolatedRealmParts: ['live'] });

  test('when an event goes live, an open page shows a toast that links to it', async ({ page, realm }) => {
    const id = realm.getPublicId(eventIds.laterPremiere);
    const eventStream = waitForEventStream(page);
    await open(page, '/schedule');
    await eventStream;
    await runMatinee('live', 'start', id, '--realm', realm.key);
    const toastLink = page.getByRole('link', { name: 'Watch now' });
    await expect(toastLink).toBeVisible();
    await expect(page.getByText('Second Night').first()).toBeVisible();
    await toastLink.click();
    await expect(page).toHaveURL(new RegExp(`/video/${realm.getPublicId(`${eventIds.laterPremiere}-film`)}`));
    await page
      .getByRole('dialog', { name: 'You are watching a premiere' })
      .getByRole('button', { name: 'Keep watching' })
      .click();
    await waitUntilPlaying(page);
  });
});

test('returns 404 for an unknown event', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/);
  const response = await page.goto('/live/nothing');
  expect(response?.status()).toBe(404);
  await expect(getHeading(page)).toHaveText('Page not found');
});

test('the watch-together page says that the feature is not offered, and links to the event', async ({
  page,
}) => {
  await open(page, '/live/regatta/watch-together');
  await expect(page.getByRole('heading', { level: 1, name: 'Not available here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the event' })).toHaveAttribute('href', '/live/regatta');
});
