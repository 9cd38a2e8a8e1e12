import { titleIds } from '../../service/seed/realm-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import {
  createBrowserContext,
  expect,
  open,
  readVideoTime,
  signIn,
  test,
  waitUntilPlaying,
} from '../../support/test.ts';

test('a title is found, played and controlled by keyboard, and going back leaves it', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Watch now' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const firstCard = page.locator('[data-card]').first();
  await expect(firstCard).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-card]').nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(new RegExp(`/video/${titleIds.open}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await waitUntilPlaying(page);
  await expectAccessible(page);
  await page.keyboard.press('k');
  await expect
    .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).paused))
    .toBe(true);
  const initialTime = await readVideoTime(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => readVideoTime(page)).toBeGreaterThan(initialTime + 4);

  await page.goBack();
  await expect(firstCard).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('a title resumes at its last position and can be started over', async ({ page }) => {
  await open(page, `/video/${titleIds.open}?start=0`);
  await waitUntilPlaying(page);
  await page.locator('video').evaluate((video) => {
    (video as HTMLVideoElement).currentTime = 24;
  });
  await waitUntilPlaying(page, 24.5);
  await page.goto('/');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Continue watching' })).toBeVisible({ timeout: 5_000 });
  }).toPass();

  await open(page, `/video/${titleIds.open}`);
  await waitUntilPlaying(page, 25);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => readVideoTime(page)).toBeLessThan(15);
});

test('a title that requires sign-in leads to the sign-in page, and plays after the sign-in', async ({
  page,
  account,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: /Quiet Hours/ }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await expect(page.getByText('Sign in to watch this title.')).toBeVisible();
  await signIn(page, account);
  await expect(page).toHaveURL(new RegExp(`/video/${titleIds.signIn}`));
  await waitUntilPlaying(page);
});

test('the page of a title that requires a licence names the licence to guests and accounts', async ({
  page,
  account,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: /The Gold Room/ }).click();
  await expect(page).toHaveURL(/showInterstitial=true/);
  await expect(page.getByText('Gold', { exact: true })).toBeVisible();
  await expectAccessible(page);
  // The reviews further down also have a sign-in link.
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await signIn(page, account);
  await expect(page).toHaveURL(new RegExp(`/video/${titleIds.licence}`));
  await expect(page.getByText('your account does not have')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('a title without media says that it cannot play', async ({ page }) => {
  await open(page, `/video/${titleIds.withoutMedia}`);
  await expect(page.getByRole('heading', { name: 'This title is not available right now' })).toBeVisible();
  await expectAccessible(page);
});

test('without scripts the page of a title says that the player needs JavaScript', async ({
  browser,
  realm,
}) => {
  const contextWithoutScripts = await createBrowserContext(browser, realm, { javaScriptEnabled: false });
  const page = await contextWithoutScripts.newPage();
  await page.goto(`/video/${titleIds.open}`);
  await expect(page.getByText('The player needs JavaScript')).toBeVisible();
  await contextWithoutScripts.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the buttons of the player do not overlap', async ({ page }) => {
    await open(page, `/video/${titleIds.open}?start=0`);
    await waitUntilPlaying(page);
    const player = page.getByRole('region', { name: 'Video player' });
    await player.locator('video').evaluate((video) => {
      (video as HTMLVideoElement).currentTime = 24;
    });
    await waitUntilPlaying(page, 24.5);
    await page.goto('/');
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Continue watching' })).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await open(page, `/video/${titleIds.open}`);
    await expect(player.getByRole('button', { name: 'Start over' })).toBeVisible();
    await expect(player.getByRole('button', { name: 'Forward 10 seconds' })).toBeAttached();
    const overlaps = await player.evaluate((region) => {
      const boxes = [...region.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
      return boxes.flatMap((box, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (otherBox) =>
              box.width * otherBox.width > 0 &&
              box.left < otherBox.right - 1 &&
              otherBox.left < box.right - 1 &&
              box.top < otherBox.bottom - 1 &&
              otherBox.top < box.bottom - 1,
          ),
      );
    });
    expect(overlaps).toEqual([]);
  });
});

test('the page of a title without artwork shows no image, and offers the sign-in that the title requires', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404|could not be loaded/);
  await open(page, '/video/no-picture');
  await expect(page.getByRole('heading', { level: 1, name: 'Without a Picture' })).toBeVisible();
  await expect(page.locator('main [data-hero] img')).toHaveCount(0);
  expect(consoleErrors.list.filter((text) => /srcset|\/0\b/.test(text))).toEqual([]);
  const signInLink = page.getByRole('main').getByRole('link', { name: 'Sign in' }).first();
  await expect(signInLink).toHaveAttribute('data-granted-on-sign-in');
});
