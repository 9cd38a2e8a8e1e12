// From home to a title that plays, by what a device has: the arrows and Enter of a remote control, or a finger.
import type { Locator, Page } from '@playwright/test';
import { lists, titles } from '../../service/seed/realm-file.ts';
import { draw, largeTelevision, phone, television } from '../../support/accessibility-checks.ts';
import { expect, open, test, videoTime } from '../../support/test.ts';

const playing = (page: Page) =>
  expect.poll(() => videoTime(page).catch(() => 0), { timeout: 60_000 }).toBeGreaterThan(0.3);

async function speak(page: Page, language: string): Promise<void> {
  const url = process.env.JOURNEYS_URL ?? '';
  await page.context().addCookies([{ name: 'matinee_language', value: language, url }]);
}

const sets = [
  {
    language: 'en',
    size: television,
    forward: 'ArrowRight',
    back: 'ArrowLeft',
    words: { watch: 'Watch now', series: 'Series' },
  },
  {
    language: 'ar',
    size: largeTelevision,
    forward: 'ArrowLeft',
    back: 'ArrowRight',
    words: {
      watch: 'شاهد الآن',
      series: 'مسلسلات',
    },
  },
] as const;

for (const { language, size, forward, back, words } of sets) {
  test.describe(`on a television (${language})`, () => {
    test.use({ viewport: size });

    test('arrows and Enter alone lead from home to a title, and through the menu to an episode', async ({
      page,
    }) => {
      await speak(page, language);
      await open(page, '/');
      const focused = page.locator(':focus');
      const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

      await page.keyboard.press('ArrowDown');
      await expect(link(words.watch)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(focused).toHaveAttribute('data-card', titles.open);
      await page.keyboard.press(forward);
      await expect(focused).toHaveAttribute('data-card', titles.signIn);
      await expect(focused).toBeInViewport({ ratio: 0.99 });
      await page.keyboard.press(back);
      await expect(focused).toHaveAttribute('data-card', titles.open);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${titles.open}`));
      await playing(page);

      // Down to what can be done with it, up to the controls, along them, and down again.
      const player = page.locator('[data-page-keys]');
      await page.keyboard.press('Enter');
      await expect
        .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).paused))
        .toBe(true);
      await expect(player).toHaveAttribute('data-controls', 'visible');
      const isBelow = async () => {
        await expect(page.locator('main :focus:not([data-page-keys] *)')).toHaveCount(1);
        await expect(focused).toBeInViewport();
      };
      await page.keyboard.press('ArrowDown');
      await isBelow();
      await page.keyboard.press('ArrowUp');
      const controls = player.getByRole('toolbar');
      await expect(controls.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('ArrowRight');
      await expect(controls.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await isBelow();

      await page.goBack();
      await expect(focused).toHaveAttribute('data-card', titles.open);
      // What was begun has a row of its own by now, or will have.
      await expect(async () => {
        await page.keyboard.press('ArrowUp');
        await expect(link(words.watch)).toBeFocused({ timeout: 1_000 });
      }).toPass();
      await page.keyboard.press('ArrowUp');
      const bar = page.getByRole('banner');
      await expect(bar.locator(':focus')).toHaveCount(1);
      const series = bar.getByRole('link', { name: words.series });
      for (let presses = 0; presses < 8; presses += 1) {
        if (await series.evaluate((entry) => entry === document.activeElement)) break;
        await page.keyboard.press(presses < 4 ? back : forward);
      }
      await expect(series).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/series$/);
      await expect(page.locator(`main [data-card="${lists.series}"]`).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(focused).toHaveAttribute('data-card', lists.series);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${lists.series}/`));
      await expect(page.locator('main a[href*="seriesId="]').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(focused).toHaveAttribute('href', /seasonId=.*seriesId=/);
      await page.keyboard.press('Enter');
      await playing(page);
    });
  });
}

/** A finger that draws what is under it by so many pixels. */
async function drawOn(target: Locator, by: { x?: number; y?: number }): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What a finger draws can be seen');
  await draw(target.page(), { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 200) }, by);
}

for (const [language, sign, films] of [
  ['en', 1, 'Films'],
  ['ar', -1, 'أفلام'],
] as const) {
  test.describe(`on a phone (${language})`, () => {
    test.use({ viewport: phone, hasTouch: true, isMobile: true });

    test('a finger alone leads from home to a title that plays, and on down its page', async ({ page }) => {
      await speak(page, language);
      await open(page, '/');
      const row = page.getByRole('region', { name: films });
      const card = row.locator(`[data-card="${titles.open}"]`);
      await draw(page, { x: phone.width / 2, y: phone.height / 2 }, { y: -300 });
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
      await row.scrollIntoViewIfNeeded();
      await expect(card).toBeInViewport();
      await drawOn(row.getByRole('list'), { x: -sign * 260 });
      await expect(row.locator(`[data-card="${titles.licence}"]`)).toBeInViewport();
      await drawOn(row.getByRole('list'), { x: sign * 600 });
      await expect(card).toBeInViewport({ ratio: 0.99 });
      expect(page.url()).not.toContain(titles.open);

      await card.tap();
      await expect(page).toHaveURL(new RegExp(`/${titles.open}`));
      await playing(page);
      const player = page.locator('[data-page-keys]');
      await expect(player).toHaveAttribute('data-controls', 'hidden');
      await page.locator('video').tap({ force: true });
      await expect(player).toHaveAttribute('data-controls', 'visible');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await drawOn(player, { y: -200 });
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
      await page.goBack();
      await expect(card).toBeInViewport();
    });
  });
}
