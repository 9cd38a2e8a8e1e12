import type { RealmFileInput } from '@matinee/contract';
import type { Locator, Page } from '@playwright/test';
import { listIds, realmFile, titleIds } from '../../service/seed/realm-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, type Realm, setLanguage, signIn, test, waitForScrollEnd } from '../../support/test.ts';

test.use({ isolatedRealmParts: ['series'] });

/** A menu with a playlist and an item for small screens. */
const createMenu = (realm: Realm) =>
  [
    ...realmFile.menu,
    {
      id: 'top',
      label: { en: 'Top four', ar: 'أفضل أربعة' },
      link: { event: { type: 'PLAYLIST', id: realm.getPublicId(listIds.playlist) } },
      placement: 'featured',
    },
    {
      id: 'small',
      label: { en: 'For small screens', ar: 'للشاشات الصغيرة' },
      link: { route: 'SEARCH' },
      placement: 'nonFeatured',
      platforms: ['MOBILE_WEB'],
    },
  ] satisfies RealmFileInput['menu'];

test.beforeEach(({ realm }) => realm.apply({ menu: createMenu(realm) }));

const getTopBar = (page: Page) => page.getByRole('banner');
const getPanel = (page: Page, name: string) => page.getByRole('dialog', { name });

test('the sign-in panel takes the focus, returns it on Escape, and closes when the focus leaves', async ({
  page,
}) => {
  await open(page, '/');
  const signInLink = getTopBar(page).getByRole('link', { name: 'Sign in' }).first();
  await signInLink.click();
  await expect(getPanel(page, 'Sign in')).toBeVisible();
  await expect(getPanel(page, 'Sign in').getByLabel('Email address')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(getPanel(page, 'Sign in')).toBeHidden();
  await expect(signInLink).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(getPanel(page, 'Sign in')).toBeVisible();
  await page.getByRole('link', { name: 'Watch now' }).focus();
  await expect(getPanel(page, 'Sign in')).toBeHidden();

  await signInLink.click();
  await expect(getPanel(page, 'Sign in').getByLabel('Email address')).toBeFocused();
  await page.mouse.click(200, 300);
  await expect(getPanel(page, 'Sign in')).toBeHidden();
});

test('the sign-in panel stays closed when the viewer presses elsewhere before it has loaded', async ({
  page,
}) => {
  await open(page, '/');
  const signInLink = getTopBar(page).getByRole('link', { name: 'Sign in' }).first();
  await signInLink.evaluate((link) => {
    (link as HTMLElement).click();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  await expect(signInLink).toHaveAttribute('aria-expanded', 'false');
  await signInLink.click();
  await expect(getPanel(page, 'Sign in')).toBeVisible();
});

test('signing in by the panel stays on the page, whose top bar then shows live events', async ({
  page,
  account,
  realm,
}) => {
  await open(page, `/series/${realm.getPublicId(listIds.series)}`);
  await getTopBar(page).getByRole('link', { name: 'Sign in' }).first().click();
  await signIn(page, account);
  await expect(getTopBar(page).getByRole('button', { name: 'Ada' })).toBeVisible();
  await expect(page).toHaveURL(/\/series\//);
  await getTopBar(page).getByRole('link', { name: 'Live now' }).click();
  await expect(getPanel(page, 'Live now')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(getPanel(page, 'Live now')).toBeHidden();
});

test('signs in on a separate page when the realm requires a captcha, and at the external provider when there is one', async ({
  page,
  realm,
}) => {
  const menu = createMenu(realm);
  await realm.apply({ menu, features: { captchaRequired: true } });
  await open(page, '/');
  await getTopBar(page).getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await realm.apply({
    menu,
    externalSignIn: { url: 'https://id.example.com/in', allowsSignUp: false },
  });
  await open(page, '/home');
  await expect(getTopBar(page).getByRole('link', { name: 'Sign in' }).first()).toHaveAttribute(
    'href',
    'https://id.example.com/in',
  );
  await expect(getTopBar(page).getByRole('link', { name: 'Create account' })).toHaveCount(0);
});

test('arrow keys move along the top bar and the more menu, whose first items are those that do not fit in the bar', async ({
  page,
}) => {
  await open(page, '/');
  await getTopBar(page).getByRole('link', { name: 'Journeys' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(getTopBar(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const moreButton = getTopBar(page).getByRole('button', { name: 'More' });
  await expect(moreButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(moreButton).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  const moreMenu = getTopBar(page).getByRole('navigation', { name: 'Menu', exact: true });
  // Items that are not in the top bar come first.
  await expect(moreMenu.getByRole('link', { name: 'Top four' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(moreMenu.getByRole('link', { name: 'Home' })).toBeFocused();
  await expect(moreMenu.getByText('For small screens')).toHaveCount(1);
  await expect(moreMenu.getByText('For small screens')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(moreButton).toBeFocused();
  await expect(moreMenu).toBeHidden();

  // The bar has space for one item.
  await getTopBar(page)
    .getByRole('navigation', { name: 'Main menu' })
    .evaluate((menu) => {
      menu.style.maxInlineSize = '80px';
    });
  await page.keyboard.press('Enter');
  await expect(moreMenu.getByRole('link', { name: 'Series' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(moreMenu.getByRole('link', { name: 'Top four' })).toBeFocused();
  await expect(moreMenu.getByRole('link', { name: 'Series' })).toHaveCount(1);
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('the side menu has every entry and opens pages', async ({ page }) => {
    await open(page, '/');
    await getTopBar(page).getByRole('button', { name: 'Menu' }).tap();
    const sideMenu = getPanel(page, 'Menu');
    await expect(sideMenu.getByRole('link', { name: 'For small screens' })).toBeVisible();
    // A focused search field would open the on-screen keyboard.
    await expect(sideMenu.getByRole('searchbox')).not.toBeFocused();
    await expect(sideMenu.getByRole('link', { name: 'Top four' })).toBeVisible();
    await expect(sideMenu.getByRole('link', { name: 'Español' })).toBeVisible();
    await expect(sideMenu.getByRole('link', { name: 'Sign out' })).toHaveCount(0);
    await expectAccessible(page);
    await sideMenu.getByRole('link', { name: 'Series' }).tap();
    await expect(page).toHaveURL(/\/section\/series$/);
    await expect(sideMenu).toBeHidden();
  });

  test('the side menu opens from the right in Arabic', async ({ page, realm }) => {
    await setLanguage(page.context(), 'ar', realm);
    await open(page, '/');
    await getTopBar(page).getByRole('button', { name: 'القائمة' }).tap();
    const measureEdges = async () => {
      const box = await getPanel(page, 'القائمة').boundingBox();
      return box && [box.x > 0, box.x + box.width];
    };
    await expect.poll(measureEdges).toEqual([true, 390]);
    await expectAccessible(page);
    await swipeSideways(getPanel(page, 'القائمة'), 340, 200);
    await expect(getPanel(page, 'القائمة')).toBeVisible();
    await swipeSideways(getPanel(page, 'القائمة'), 200, 340);
    await expect(getPanel(page, 'القائمة')).toBeHidden();
  });
});

test('the top bar hides while the page scrolls down, and shows on the way up', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await open(page, '/');
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 400);
  await expect(getTopBar(page)).not.toBeInViewport();
  await waitForScrollEnd(page);
  await page.mouse.wheel(0, -60);
  await expect(getTopBar(page)).toBeInViewport();
});

test('each layout shows the menu in its position', async ({ page, realm }) => {
  const getTopBarMenu = () => getTopBar(page).getByRole('navigation', { name: 'Main menu' });
  for (const topBarLayout of ['top', 'top-left', 'hamburger', 'sidebar'] as const) {
    await realm.apply({ menu: createMenu(realm), topBarLayout });
    await open(page, `/?layout=${topBarLayout}`);
    const isTop = topBarLayout.startsWith('top');
    await expect(getTopBarMenu()).toHaveCount(isTop ? 1 : 0);
    await expect(getTopBar(page).getByRole('button', { name: 'Menu' })).toBeVisible({
      visible: topBarLayout === 'hamburger',
    });
    const sidebarLink = page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Top four' });
    await expect(sidebarLink).toHaveCount(topBarLayout === 'sidebar' ? 1 : 0);
    await expectAccessible(page);
  }
});

test('a page without a top bar has a skip link to the menu', async ({ page, realm }) => {
  await open(page, `/video/${realm.getPublicId(titleIds.open)}`);
  await expect(getTopBar(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Home' })).toBeFocused();
});

test('a toast announces an event that goes live, and links to its page', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/page-events|ERR_/);
  const event = { id: 'the-race', title: 'The Race', thumbnailUrl: null };
  let connectionCount = 0;
  await page.route('**/api/v2/page-events**', (route) =>
    connectionCount++ === 0
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

/** Swipes sideways from one x coordinate to another. */
async function swipeSideways(target: Locator, from: number, to: number): Promise<void> {
  await target.evaluate(
    (element, [start, end]) => {
      const createTouch = (clientX: number) =>
        new Touch({ identifier: 1, target: element, clientX, clientY: 300 });
      const dispatchTouch = (name: string, touches: Touch[], changedTouches: Touch[]) =>
        element.dispatchEvent(new TouchEvent(name, { bubbles: true, touches, changedTouches }));
      dispatchTouch('touchstart', [createTouch(start)], [createTouch(start)]);
      dispatchTouch('touchend', [], [createTouch(end)]);
    },
    [from, to] as const,
  );
}
