// Journeys from home to a playing title: with the arrow keys and Enter of a remote control, and by touch. Each runs in a
// language of either direction; `npm test` runs one of the two, and `npm run test:long` the other.
import type { Locator } from '@playwright/test';
import { listIds, titleIds } from '../service/seed/realm-file.ts';
import { largeTelevisionViewport, phoneViewport, swipe, televisionViewport } from './accessibility-checks.ts';
import { expect, open, setLanguage, test, waitUntilPlaying } from './test.ts';

const televisions = {
  en: {
    size: televisionViewport,
    forward: 'ArrowRight',
    back: 'ArrowLeft',
    labels: { watch: 'Watch now', series: 'Series' },
  },
  ar: {
    size: largeTelevisionViewport,
    forward: 'ArrowLeft',
    back: 'ArrowRight',
    labels: {
      watch: 'شاهد الآن',
      series: 'مسلسلات',
    },
  },
} as const;

export function describeTelevisionJourney(language: 'en' | 'ar'): void {
  const { size, forward, back, labels } = televisions[language];
  test.describe(`on a television (${language})`, () => {
    test.use({ viewport: size });

    test('arrow keys and Enter open a title from home and an episode through the menu', async ({
      page,
      realm,
    }) => {
      await setLanguage(page.context(), language, realm);
      // A started title would add a row to home, which moves the card out of the viewport.
      await page.route('**/api/v2/customer/progress/**', (route) => route.fulfill({ status: 204 }));
      await open(page, '/');
      const focusedElement = page.locator(':focus');
      const getLink = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

      await page.keyboard.press('ArrowDown');
      await expect(getLink(labels.watch)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(focusedElement).toHaveAttribute('data-card', titleIds.open);
      const spaceBelow = await focusedElement.evaluate(
        (card) => window.innerHeight - card.getBoundingClientRect().bottom,
      );
      expect(spaceBelow).toBeGreaterThanOrEqual(70);
      await page.keyboard.press(forward);
      await expect(focusedElement).toHaveAttribute('data-card', titleIds.signIn);
      await expect(focusedElement).toBeInViewport({ ratio: 0.99 });
      await page.keyboard.press(back);
      await expect(focusedElement).toHaveAttribute('data-card', titleIds.open);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${titleIds.open}`));
      await waitUntilPlaying(page);

      // Moves down to the actions below the player, up to its controls, along them, and down again.
      const player = page.locator('[data-page-keys]');
      await page.keyboard.press('Enter');
      await expect
        .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).paused))
        .toBe(true);
      await expect(player).toHaveAttribute('data-controls', 'visible');
      const expectFocusBelowPlayer = async () => {
        await expect(page.locator('main :focus:not([data-page-keys] *)')).toHaveCount(1);
        await expect(focusedElement).toBeInViewport();
      };
      await page.keyboard.press('ArrowDown');
      await expectFocusBelowPlayer();
      await page.keyboard.press('ArrowUp');
      const controls = player.getByRole('toolbar');
      await expect(controls.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('ArrowRight');
      await expect(controls.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await expectFocusBelowPlayer();

      await page.goBack();
      await expect(focusedElement).toHaveAttribute('data-card', titleIds.open);
      await page.keyboard.press('ArrowUp');
      await expect(getLink(labels.watch)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      const topBar = page.getByRole('banner');
      await expect(topBar.locator(':focus')).toHaveCount(1);
      const seriesLink = topBar.getByRole('link', { name: labels.series });
      for (let presses = 0; presses < 8; presses += 1) {
        if (await seriesLink.evaluate((entry) => entry === document.activeElement)) break;
        await page.keyboard.press(presses < 4 ? back : forward);
      }
      await expect(seriesLink).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/series$/);
      await expect(page.locator(`main [data-card="${listIds.series}"]`).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(focusedElement).toHaveAttribute('data-card', listIds.series);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${listIds.series}/`));
      await expect(page.locator('main a[href*="seriesId="]').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(focusedElement).toHaveAttribute('href', /seasonId=.*seriesId=/);
      await page.keyboard.press('Enter');
      await waitUntilPlaying(page);
    });
  });
}

/** Swipes from the middle of an element. */
async function swipeOn(target: Locator, by: { x?: number; y?: number }): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not visible');
  await swipe(target.page(), { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 200) }, by);
}

const phones = {
  en: { directionSign: 1, rowName: 'Films' },
  ar: { directionSign: -1, rowName: 'أفلام' },
} as const;

export function describePhoneJourney(language: 'en' | 'ar'): void {
  const { directionSign, rowName } = phones[language];
  test.describe(`on a phone (${language})`, () => {
    test.use({ viewport: phoneViewport, hasTouch: true, isMobile: true });

    test('touch opens and plays a title from home, and scrolls its page', async ({ page, realm }) => {
      await setLanguage(page.context(), language, realm);
      await open(page, '/');
      const row = page.getByRole('region', { name: rowName });
      const card = row.locator(`[data-card="${titleIds.open}"]`);
      await swipe(page, { x: phoneViewport.width / 2, y: phoneViewport.height / 2 }, { y: -300 });
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
      await row.scrollIntoViewIfNeeded();
      await expect(card).toBeInViewport();
      await swipeOn(row.getByRole('list'), { x: -directionSign * 260 });
      await expect(row.locator(`[data-card="${titleIds.licence}"]`)).toBeInViewport();
      await swipeOn(row.getByRole('list'), { x: directionSign * 600 });
      await expect(card).toBeInViewport({ ratio: 0.99 });
      expect(page.url()).not.toContain(titleIds.open);

      await card.tap();
      await expect(page).toHaveURL(new RegExp(`/${titleIds.open}`));
      await waitUntilPlaying(page);
      const player = page.locator('[data-page-keys]');
      await expect(player).toHaveAttribute('data-controls', 'hidden');
      await page.locator('video').tap({ force: true });
      await expect(player).toHaveAttribute('data-controls', 'visible');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await swipeOn(player, { y: -200 });
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
      await page.goBack();
      await expect(card).toBeInViewport();
    });
  });
}
