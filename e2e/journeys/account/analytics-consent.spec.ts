import type { Page } from '@playwright/test';
import { hostileHost } from '../../service/seed/xss-realm.ts';
import { expect, open, test } from '../../support/test.ts';

const path = '/api/v2/analytics/event';
/** After so long what was gathered is sent. */
const aBatch = 10_000;

function eventsSent(page: Page): { event: { name: string; properties: Record<string, unknown> } }[] {
  const sent: ReturnType<typeof eventsSent> = [];
  page.on('request', (request) => {
    if (request.url().includes(path)) sent.push(...(request.postDataJSON()?.events ?? []));
  });
  return sent;
}

/** Resolves when the page follows what is done; to be asked for before the page is opened. */
async function untilFollowed(page: Page): Promise<void> {
  const code = await page.waitForResponse(/start-analytics.*\.js$/);
  await code.finished();
  // The same module once more: it is there when the page has it, which asked first.
  await page.evaluate((url) => import(url), code.url());
}

test('a card that is followed is told, with its place and its row', async ({ page }) => {
  const sent = eventsSent(page);
  const followed = untilFollowed(page);
  await open(page, '/home');
  await followed;
  await page.clock.install();
  await page
    .getByRole('link', { name: /Quiet Hours/ })
    .first()
    .click();
  await expect(page).toHaveURL(/quiet-hours/);
  await page.clock.fastForward(aBatch);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent[0]?.event).toEqual({
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

test('nobody is followed whose browser asks not to be', async ({ page }) => {
  const sent = eventsSent(page);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  const followed = untilFollowed(page);
  await open(page, '/home');
  await followed;
  await page.clock.install();
  await page
    .getByRole('link', { name: /The Gold Room/ })
    .first()
    .click();
  await expect(page).toHaveURL(/the-gold-room/);
  await page.clock.fastForward(aBatch);
  // What the page asks for after it would have told is seen after it.
  await page.evaluate(() => fetch('/api/v2/realm'));
  expect(sent).toEqual([]);
});

test('where the realm asks first, nothing is sent or kept before somebody agrees', async ({
  page,
  complaints,
}) => {
  complaints.allow(/./);
  const sent = eventsSent(page);
  const base = new URL(process.env.JOURNEYS_URL ?? '');
  base.hostname = hostileHost;
  const followed = untilFollowed(page);
  await page.goto(new URL('/home', base).href);
  await followed;
  await page.clock.install();
  const agree = page.getByRole('button', { name: 'Agree' });
  await expect(agree).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('analytics'))),
  ).toEqual([]);
  const card = page.locator('a[data-card]').first();
  const stayOnPage = () =>
    card.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await stayOnPage();
  await card.click();
  await agree.click();
  await expect(agree).toBeHidden();
  await card.click();
  await page.clock.fastForward(aBatch);
  await expect.poll(() => sent.length).toBe(1);
  const followedAgain = untilFollowed(page);
  await page.reload();
  await followedAgain;
  await stayOnPage();
  await card.click();
  await page.clock.fastForward(aBatch);
  await expect.poll(() => sent.length).toBe(2);
  await expect(agree).toBeHidden();

  // What was agreed to can be taken back, from any page.
  const choices = page.getByRole('button', { name: 'Privacy choices' });
  await choices.click();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(agree).toBeHidden();
  await expect(choices).toBeFocused();
  const before = sent.length;
  await card.click();
  await page.clock.fastForward(aBatch);
  await page.goto(new URL('/search', base).href);
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  expect(sent.length).toBe(before);
  await expect(agree).toBeHidden();
});
