// Forced colours and increased contrast: no state depends on colour alone, and the focus is visible.
import type { Page } from '@playwright/test';
import { lists, titles } from '../../service/seed/realm-file.ts';
import { expect, open, signInDirectly, test } from '../../support/test.ts';

/** Together these pages contain every kind of control: menu, tabs, days and programmes, fields, buttons, player. */
const pages = [
  '/home',
  `/series/${lists.series}`,
  '/epg',
  '/search?query=crossing',
  '/rankings',
  '/watchlists',
  `/video/${titles.open}`,
];
const focusSteps = 8;

/** Returns the focused element when neither it nor an ancestor has a focus ring. */
const findFocusWithoutRing = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused instanceof HTMLIFrameElement) return [];
    const around: Element[] = [];
    for (let one = focused.parentElement; one && one !== document.body; one = one.parentElement)
      around.push(one);
    const ring = (one: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const hasRing = [focused, ...around, ...focused.querySelectorAll('*')].some((one) => ring(one));
    return hasRing || ring(focused, '::after') ? [] : [focused.outerHTML.slice(0, 140)];
  });

/** From the skip link on, the elements that Tab focuses show a focus ring. */
async function expectFocusRings(page: Page, path: string): Promise<void> {
  await page.locator('a[href="#main"]').first().focus();
  for (let step = 0; step < focusSteps; step += 1) {
    await expect.poll(() => findFocusWithoutRing(page), path).toEqual([]);
    await page.keyboard.press('Tab');
  }
}

/**
 * Runs in the page. Finds controls without a border, selected states shown by colour alone, and progress bars
 * without contrast.
 */
const findColourOnlyStates = () => {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (one) =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        one.getBoundingClientRect().width > 2,
    );
  const labelled = (problem: string) => (one: Element) => `${problem}: ${one.outerHTML.slice(0, 140)}`;
  const hasMark = (one: Element, part?: string) => {
    const { outlineStyle, content, backgroundColor } = getComputedStyle(one, part);
    return part
      ? content !== 'none' && backgroundColor !== getComputedStyle(document.body).backgroundColor
      : outlineStyle !== 'none';
  };
  const borderColour = (one: Element) => {
    const { borderBlockEndColor, borderBlockEndWidth } = getComputedStyle(one);
    return borderBlockEndWidth === '0px' ? '' : borderBlockEndColor;
  };
  const hasOwnBorder = (one: Element) => {
    const other = one.closest('ul')?.querySelector('a:not([aria-current])');
    return borderColour(one) !== '' && other != null && borderColour(one) !== borderColour(other);
  };
  const borderless = visible('button, select, textarea, input:not([type="search"], [type="radio"])').filter(
    (one) => Number.parseFloat(getComputedStyle(one).borderTopWidth) === 0 && !one.closest('fieldset'),
  );
  const unmarked = visible('[aria-current], [aria-selected="true"], [aria-pressed="true"]').filter(
    (one) => !hasMark(one) && !hasMark(one, '::after') && !hasOwnBorder(one) && !one.closest('fieldset'),
  );
  const background = (one: Element | null) => one && getComputedStyle(one).backgroundColor;
  const elementsWithoutContrast = ['played', 'watched', 'progressValue'].flatMap((part) =>
    visible(`[class^="${part}_"]`).filter((one) => background(one) === background(one.parentElement)),
  );
  return [
    ...borderless.map(labelled('no border')),
    ...unmarked.map(labelled('marked by colour alone')),
    ...elementsWithoutContrast.map(labelled('no contrast')),
  ];
};

test('with forced colours or more contrast, controls have a border, choices are marked, text is not grey and the focus is visible', async ({
  page,
  account,
  realm,
}) => {
  await signInDirectly(page, account, realm);
  for (const path of pages) {
    await page.emulateMedia({ forcedColors: 'active', contrast: 'no-preference' });
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect.poll(() => page.evaluate(findColourOnlyStates), path).toEqual([]);
    await expectFocusRings(page, path);

    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    const [full, ...others] = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--color-text', '--color-text-muted', '--color-text-faint', '--color-line'].map((one) =>
        style.getPropertyValue(one),
      );
    });
    expect(others, path).toEqual([full, full, full]);
    await expectFocusRings(page, path);
  }
});
