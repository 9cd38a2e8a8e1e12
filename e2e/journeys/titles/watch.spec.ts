import { titles } from '../../service/seed/realm-file.ts';
import { expect, expectAccessible, open, signIn, test, videoTime } from '../../support/test.ts';

const playing = (page: import('@playwright/test').Page, beyond = 0.3) =>
  expect.poll(() => videoTime(page).catch(() => 0), { timeout: 60_000 }).toBeGreaterThan(beyond);

test('a title is found, started, controlled and left by keyboard alone', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Watch now' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const first = page.locator('[data-card]').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-card]').nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(new RegExp(`/video/${titles.open}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await playing(page);
  await page.keyboard.press('k');
  await expect
    .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).paused))
    .toBe(true);
  const before = await videoTime(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => videoTime(page)).toBeGreaterThan(before + 4);

  await page.goBack();
  await expect(first).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('a title resumes where it was left, and can be started over', async ({ page }) => {
  await open(page, `/video/${titles.open}?start=0`);
  await playing(page);
  await page.locator('video').evaluate((video) => {
    (video as HTMLVideoElement).currentTime = 24;
  });
  await playing(page, 24.5);
  await page.goto('/');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Continue watching' })).toBeVisible({ timeout: 5_000 });
  }).toPass();

  await open(page, `/video/${titles.open}`);
  await playing(page, 20);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => videoTime(page)).toBeLessThan(15);
});

test('the page of a video keeps nobody out', async ({ page }) => {
  await open(page, `/video/${titles.open}`);
  await playing(page);
  await expectAccessible(page);
});

test('a title that needs a sign-in says so, and plays after it', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: /Quiet Hours/ }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await expect(page.getByText('Sign in to watch this title.')).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL(new RegExp(`/video/${titles.signIn}`));
  await playing(page);
});

test('a title that needs a licence says which, to a guest and to a person', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: /The Gold Room/ }).click();
  await expect(page).toHaveURL(/showInterstitial=true/);
  await expect(page.getByText('Gold', { exact: true })).toBeVisible();
  await expectAccessible(page);
  // Reviews further down offer it as well.
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await signIn(page);
  await expect(page).toHaveURL(new RegExp(`/video/${titles.licence}`));
  await expect(page.getByText('your account does not have')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('the interstitial of a refused title keeps nobody out', async ({ page }) => {
  await open(page, `/interstitial/${titles.licence}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('a title without a film says that it does not play', async ({ page }) => {
  await open(page, `/video/${titles.nothing}`);
  await expect(page.getByRole('heading', { name: 'This title is not playing today' })).toBeVisible();
  await expectAccessible(page);
});

test('without scripts a title says why nothing plays', async ({ browser, baseURL }) => {
  const bare = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await bare.newPage();
  await page.goto(`/video/${titles.open}`);
  await expect(page.getByText('The player needs JavaScript')).toBeVisible();
  await bare.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('what the player offers lies on none of its buttons', async ({ page }) => {
    await open(page, `/video/${titles.open}?start=0`);
    await playing(page);
    const player = page.getByRole('region', { name: 'Video player' });
    await player.locator('video').evaluate((video) => {
      (video as HTMLVideoElement).currentTime = 24;
    });
    await playing(page, 24.5);
    await page.goto('/');
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Continue watching' })).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await open(page, `/video/${titles.open}`);
    await expect(player.getByRole('button', { name: 'Start over' })).toBeVisible();
    await expect(player.getByRole('button', { name: 'Forward 10 seconds' })).toBeAttached();
    const overlaps = await player.evaluate((stage) => {
      const boxes = [...stage.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              one.width * other.width > 0 &&
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          ),
      );
    });
    expect(overlaps).toEqual([]);
  });
});
