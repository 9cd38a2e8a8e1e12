import type { Page } from '@playwright/test';
import { getXssRealmUrl } from '../../support/page-urls.ts';
import { expect, open, test } from '../../support/test.ts';

const eventPath = '/api/v2/analytics/event';
const batchIntervalMs = 10_000;

function recordSentEvents(page: Page): { event: { name: string; properties: Record<string, unknown> } }[] {
  const sentEvents: ReturnType<typeof recordSentEvents> = [];
  page.on('request', (request) => {
    if (request.url().includes(eventPath)) sentEvents.push(...(request.postDataJSON()?.events ?? []));
  });
  return sentEvents;
}

/** Resolves when the page records clicks. Call it before the page is opened. */
async function waitUntilRecording(page: Page): Promise<void> {
  const moduleResponse = await page.waitForResponse(/start-analytics.*\.js$/);
  await moduleResponse.finished();
  // The page imports the module before this import resolves.
  await page.evaluate((url) => import(url), moduleResponse.url());
}

test('sends the position and the row of a card that is clicked', async ({ page }) => {
  const sentEvents = recordSentEvents(page);
  const recording = waitUntilRecording(page);
  await open(page, '/home');
  await recording;
  await page.clock.install();
  await page
    .getByRole('link', { name: /Quiet Hours/ })
    .first()
    .click();
  await expect(page).toHaveURL(/quiet-hours/);
  await page.clock.fastForward(batchIntervalMs);
  await expect.poll(() => sentEvents.length).toBeGreaterThan(0);
  expect(sentEvents[0]?.event).toEqual({
    name: 'cardClick',
    properties: {
      id: 'quiet-hours',
      type: 'VIDEO',
      accessLevel: 'GRANTED_ON_SIGN_IN',
      gridPosition: 1,
      groupId: 'films',
      groupName: 'Films',
      title: 'Quiet Hours',
    },
  });
});

test('sends nothing when the browser sends Global Privacy Control', async ({ page }) => {
  const sentEvents = recordSentEvents(page);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  const recording = waitUntilRecording(page);
  await open(page, '/home');
  await recording;
  await page.clock.install();
  await page
    .getByRole('link', { name: /The Gold Room/ })
    .first()
    .click();
  await expect(page).toHaveURL(/the-gold-room/);
  await page.clock.fastForward(batchIntervalMs);
  // Requests arrive in order, so a batch would arrive before this one.
  await page.evaluate(() => fetch('/api/v2/realm'));
  expect(sentEvents).toEqual([]);
});

test('in a realm that requires consent, sends and stores nothing before the viewer gives or after the viewer withdraws it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/./);
  const sentEvents = recordSentEvents(page);
  const recording = waitUntilRecording(page);
  await page.goto(getXssRealmUrl('/home'));
  await recording;
  await page.clock.install();
  const agreeButton = page.getByRole('button', { name: 'Agree' });
  await expect(agreeButton).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('analytics'))),
  ).toEqual([]);
  const card = page.locator('a[data-card]').first();
  const preventNavigation = () =>
    card.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await preventNavigation();
  await card.click();
  await agreeButton.click();
  await expect(agreeButton).toBeHidden();
  await card.click();
  await page.clock.fastForward(batchIntervalMs);
  await expect.poll(() => sentEvents.length).toBe(1);
  const recordingAfterReload = waitUntilRecording(page);
  await page.reload();
  await recordingAfterReload;
  await preventNavigation();
  await card.click();
  await page.clock.fastForward(batchIntervalMs);
  await expect.poll(() => sentEvents.length).toBe(2);
  await expect(agreeButton).toBeHidden();

  // Consent can be withdrawn on any page.
  const privacyChoicesButton = page.getByRole('button', { name: 'Privacy choices' });
  await privacyChoicesButton.click();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(agreeButton).toBeHidden();
  await expect(privacyChoicesButton).toBeFocused();
  const eventCountBefore = sentEvents.length;
  await card.click();
  await page.clock.fastForward(batchIntervalMs);
  await page.goto(getXssRealmUrl('/search'));
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  expect(sentEvents.length).toBe(eventCountBefore);
  await expect(agreeButton).toBeHidden();
});
