// Forced colours and increased contrast: no state depends on colour alone, and the focus is visible.
import type { Page } from '@playwright/test';
import { listIds, titleIds } from '../service/seed/realm-file.ts';
import { expect, open, signInDirectly, test } from '../support/test.ts';

/** Together these pages contain every kind of control: menu, tabs, days and programmes, fields, buttons, player. */
const pagePaths = [
  '/home',
  `/series/${listIds.series}`,
  '/epg',
  '/search?query=crossing',
  '/rankings',
  '/watchlists',
  `/video/${titleIds.open}`,
];
const focusSteps = 8;

/** Returns the HTML of the focused element if neither it, an ancestor nor a descendant has a focus ring. */
const findFocusWithoutRing = (page: Page) =>
  page.evaluate(() => {
    const focusedElement = document.activeElement;
    if (!focusedElement || focusedElement === document.body || focusedElement instanceof HTMLIFrameElement)
      return [];
    const ancestors: Element[] = [];
    for (
      let element = focusedElement.parentElement;
      element && element !== document.body;
      element = element.parentElement
    )
      ancestors.push(element);
    const hasOutline = (element: Element, pseudoElement?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudoElement);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const hasRing = [focusedElement, ...ancestors, ...focusedElement.querySelectorAll('*')].some((element) =>
      hasOutline(element),
    );
    return hasRing || hasOutline(focusedElement, '::after') ? [] : [focusedElement.outerHTML.slice(0, 140)];
  });

/** Expects a focus ring on the elements that Tab focuses, starting at the skip link. */
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
  const findVisible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 2,
    );
  const describeProblem = (problem: string) => (element: Element) =>
    `${problem}: ${element.outerHTML.slice(0, 140)}`;
  const hasMark = (element: Element, pseudoElement?: string) => {
    const { outlineStyle, content, backgroundColor } = getComputedStyle(element, pseudoElement);
    return pseudoElement
      ? content !== 'none' && backgroundColor !== getComputedStyle(document.body).backgroundColor
      : outlineStyle !== 'none';
  };
  const getBorderColour = (element: Element) => {
    const { borderBlockEndColor, borderBlockEndWidth } = getComputedStyle(element);
    return borderBlockEndWidth === '0px' ? '' : borderBlockEndColor;
  };
  const hasDistinctBorder = (element: Element) => {
    const unselectedLink = element.closest('ul')?.querySelector('a:not([aria-current])');
    return (
      getBorderColour(element) !== '' &&
      unselectedLink != null &&
      getBorderColour(element) !== getBorderColour(unselectedLink)
    );
  };
  const controlsWithoutBorder = findVisible(
    'button, select, textarea, input:not([type="search"], [type="radio"])',
  ).filter(
    (element) =>
      Number.parseFloat(getComputedStyle(element).borderTopWidth) === 0 && !element.closest('fieldset'),
  );
  const statesWithoutMark = findVisible(
    '[aria-current], [aria-selected="true"], [aria-pressed="true"]',
  ).filter(
    (element) =>
      !hasMark(element) &&
      !hasMark(element, '::after') &&
      !hasDistinctBorder(element) &&
      !element.closest('fieldset'),
  );
  const getBackground = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
  const elementsWithoutContrast = ['played', 'watched', 'progressValue'].flatMap((className) =>
    findVisible(`[class^="${className}_"]`).filter(
      (element) => getBackground(element) === getBackground(element.parentElement),
    ),
  );
  return [
    ...controlsWithoutBorder.map(describeProblem('no border')),
    ...statesWithoutMark.map(describeProblem('marked by colour alone')),
    ...elementsWithoutContrast.map(describeProblem('no contrast')),
  ];
};

test('forced colours show borders, selected states and focus rings, and increased contrast shows focus rings and no muted text', async ({
  page,
  account,
  realm,
}) => {
  await signInDirectly(page, account, realm);
  for (const path of pagePaths) {
    await page.emulateMedia({ forcedColors: 'active', contrast: 'no-preference' });
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect.poll(() => page.evaluate(findColourOnlyStates), path).toEqual([]);
    await expectFocusRings(page, path);

    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    const [textColour, ...otherColours] = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--color-text', '--color-text-muted', '--color-text-faint', '--color-line'].map((property) =>
        style.getPropertyValue(property),
      );
    });
    expect(otherColours, path).toEqual([textColour, textColour, textColour]);
    await expectFocusRings(page, path);
  }
});
