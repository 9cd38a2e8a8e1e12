import type { Locator, Page } from '@playwright/test';
import { applyRealm } from '../../service/apply-realm.ts';
import { lists, realm } from '../../service/seed/realm-file.ts';
import { expect, expectAccessible, open, signIn, test, untilStill } from '../../support/test.ts';

const menu = [
  ...realm.menu,
  {
    id: 'top',
    label: { en: 'Top four', ar: 'أفضل أربعة' },
    link: { event: { type: 'PLAYLIST', id: lists.playlist } },
    placement: 'featured',
  },
  {
    id: 'small',
    label: { en: 'For small screens', ar: 'للشاشات الصغيرة' },
    link: { route: 'SEARCH' },
    placement: 'nonFeatured',
    platforms: ['MOBILE_WEB'],
  },
];

test.beforeAll(() => applyRealm({ ...realm, menu }));
test.afterAll(() => applyRealm(realm));

const bar = (page: Page) => page.getByRole('banner');
const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

test('the panel to sign in opens over the page, keeps the focus in order, and goes when somebody goes on', async ({
  page,
}) => {
  await open(page, '/');
  const opener = bar(page).getByRole('link', { name: 'Sign in' }).first();
  await opener.click();
  await expect(panel(page, 'Sign in')).toBeVisible();
  await expect(panel(page, 'Sign in').getByLabel('Email address')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel(page, 'Sign in')).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(panel(page, 'Sign in')).toBeVisible();
  await page.getByRole('link', { name: 'Watch now' }).focus();
  await expect(panel(page, 'Sign in')).toBeHidden();

  await opener.click();
  await expect(panel(page, 'Sign in').getByLabel('Email address')).toBeFocused();
  await page.mouse.click(200, 300);
  await expect(panel(page, 'Sign in')).toBeHidden();
});

test('a press elsewhere right after the panel was asked for keeps it away', async ({ page }) => {
  await open(page, '/');
  const opener = bar(page).getByRole('link', { name: 'Sign in' }).first();
  await opener.evaluate((link) => {
    (link as HTMLElement).click();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await expect(panel(page, 'Sign in')).toBeVisible();
});

test('signing in by the panel stays on the page; then it shows what is live', async ({ page }) => {
  await open(page, `/series/${lists.series}`);
  await bar(page).getByRole('link', { name: 'Sign in' }).first().click();
  await signIn(page);
  await expect(bar(page).getByRole('button', { name: 'Ada' })).toBeVisible();
  await expect(page).toHaveURL(/\/series\//);
  await bar(page).getByRole('link', { name: 'Live now' }).click();
  await expect(panel(page, 'Live now')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(panel(page, 'Live now')).toBeHidden();
});

test('a realm that asks for a captcha signs in on a page, one with a provider elsewhere leads there', async ({
  page,
}) => {
  await applyRealm({ ...realm, menu, features: { captchaRequired: true } });
  await open(page, '/');
  await bar(page).getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await applyRealm({
    ...realm,
    menu,
    externalSignIn: { url: 'https://id.example.com/in', allowsSignUp: false },
  });
  await open(page, '/home');
  await expect(bar(page).getByRole('link', { name: 'Sign in' }).first()).toHaveAttribute(
    'href',
    'https://id.example.com/in',
  );
  await expect(bar(page).getByRole('link', { name: 'Create account' })).toHaveCount(0);
  await applyRealm({ ...realm, menu });
});

test('with arrow keys alone: along the bar, into the menu of what is more, and back', async ({ page }) => {
  await open(page, '/');
  await bar(page).getByRole('link', { name: 'Journeys' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(bar(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const more = bar(page).getByRole('button', { name: 'More' });
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  const items = bar(page).getByRole('navigation', { name: 'Menu', exact: true });
  // What the bar does not show comes first.
  await expect(items.getByRole('link', { name: 'Top four' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.getByRole('link', { name: 'Home' })).toBeFocused();
  await expect(items.getByText('For small screens')).toHaveCount(1);
  await expect(items.getByText('For small screens')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(items).toBeHidden();
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('the menu at the side has everything, and leads there', async ({ page }) => {
    await open(page, '/');
    await bar(page).getByRole('button', { name: 'Menu' }).tap();
    const side = panel(page, 'Menu');
    await expect(side.getByRole('link', { name: 'For small screens' })).toBeVisible();
    // A caret in the search of the menu would call up the keyboard.
    await expect(side.getByRole('searchbox')).not.toBeFocused();
    await expect(side.getByRole('link', { name: 'Top four' })).toBeVisible();
    await expect(side.getByRole('link', { name: 'Español' })).toBeVisible();
    await expect(side.getByRole('link', { name: 'Sign out' })).toHaveCount(0);
    await expectAccessible(page);
    await side.getByRole('link', { name: 'Series' }).tap();
    await expect(page).toHaveURL(/\/section\/series$/);
    await expect(side).toBeHidden();
  });

  test('in Arabic the menu comes from the right', async ({ page }) => {
    await page.context().addCookies([language('ar')]);
    await open(page, '/');
    await bar(page).getByRole('button', { name: 'القائمة' }).tap();
    const edges = async () => {
      const box = await panel(page, 'القائمة').boundingBox();
      return box && [box.x > 0, box.x + box.width];
    };
    await expect.poll(edges).toEqual([true, 390]);
    await expectAccessible(page);
    await swipe(panel(page, 'القائمة'), 340, 200);
    await expect(panel(page, 'القائمة')).toBeVisible();
    await swipe(panel(page, 'القائمة'), 200, 340);
    await expect(panel(page, 'القائمة')).toBeHidden();
  });
});

test('the bar goes out of the way while reading, and comes back on the way up', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await open(page, '/');
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 400);
  await expect(bar(page)).not.toBeInViewport();
  await untilStill(page);
  await page.mouse.wheel(0, -60);
  await expect(bar(page)).toBeInViewport();
});

test('each layout has its menu where it belongs', async ({ page }) => {
  const links = () => bar(page).getByRole('navigation', { name: 'Main menu' });
  for (const topBarLayout of ['top', 'top-left', 'hamburger', 'sidebar'] as const) {
    await applyRealm({ ...realm, menu, topBarLayout });
    await open(page, `/?layout=${topBarLayout}`);
    const isTop = topBarLayout.startsWith('top');
    await expect(links()).toHaveCount(isTop ? 1 : 0);
    await expect(bar(page).getByRole('button', { name: 'Menu' })).toBeVisible({
      visible: topBarLayout === 'hamburger',
    });
    const side = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Top four' });
    await expect(side).toHaveCount(topBarLayout === 'sidebar' ? 1 : 0);
    await expectAccessible(page);
  }
  await applyRealm({ ...realm, menu });
});

test('a page without a bar still leads to the menu', async ({ page }) => {
  await open(page, '/video/the-crossing');
  await expect(bar(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Home' })).toBeFocused();
});

test('an event that goes live is told, and leads to its page', async ({ page, complaints }) => {
  complaints.allow(/page-events|ERR_/);
  const event = { id: 'the-race', title: 'The Race', thumbnailUrl: null };
  let told = 0;
  await page.route('**/api/v2/page-events**', (route) =>
    told++ === 0
      ? route.fulfill({
          contentType: 'text/event-stream',
          body: `data: ${JSON.stringify({ topic: 'live', event })}\n\n`,
        })
      : route.abort(),
  );
  await open(page, '/');
  const toast = page.getByRole('region', { name: 'Live now' });
  await expect(toast.getByText('The Race')).toBeVisible();
  await expect(toast).toHaveAttribute('aria-live', 'polite');
  await expect(toast.getByRole('link', { name: 'Watch now' })).toHaveAttribute('href', '/live/the-race');
  await expectAccessible(page);
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast.getByText('The Race')).toHaveCount(0);
});

/** A finger that goes from one place to another, sideways. */
async function swipe(target: Locator, from: number, to: number): Promise<void> {
  await target.evaluate(
    (element, [start, end]) => {
      const touchAt = (clientX: number) =>
        new Touch({ identifier: 1, target: element, clientX, clientY: 300 });
      const tell = (name: string, touches: Touch[], changedTouches: Touch[]) =>
        element.dispatchEvent(new TouchEvent(name, { bubbles: true, touches, changedTouches }));
      tell('touchstart', [touchAt(start)], [touchAt(start)]);
      tell('touchend', [], [touchAt(end)]);
    },
    [from, to] as const,
  );
}

function language(value: string) {
  return { name: 'matinee_language', value, url: process.env.JOURNEYS_URL ?? '' };
}
