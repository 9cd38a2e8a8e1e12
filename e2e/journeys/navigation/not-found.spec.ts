import { applyRealm } from '../../service/apply-realm.ts';
import { realm } from '../../service/seed/realm-file.ts';
import { expect, expectAccessible, open, test, untilListening } from '../../support/test.ts';

test('an unknown address is not found, and says the way home', async ({ page, complaints }) => {
  complaints.allow(/404/);
  const answer = await page.goto('/nothing/is/here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('an unknown title is not found', async ({ page, complaints }) => {
  complaints.allow(/404/);
  const answer = await page.goto('/video/nobody-knows-it');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here');
});

for (const path of ['/purchase', '/account', '/preferences', '/gift/redeem/1234/login']) {
  test(`a page that this realm does not offer says so: ${path}`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available here');
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    if (path === '/purchase') await expectAccessible(page);
  });
}

test('a change of the realm is followed by an open page, without a reload', async ({ page }) => {
  const listening = untilListening(page);
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  await listening;
  await applyRealm({
    ...realm,
    theme: { ...realm.theme, callToAction: '#30c060' },
    labels: { en: { signIn: 'Come in' } },
  });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Come in' })).toBeVisible();
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-cta').trim());
  await expect.poll(accent).toBe('#30c060');
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
  await applyRealm(realm);
});
