// Forced colours and more contrast: nothing depends on colour alone, and the focus is visible.
import type { Page } from '@playwright/test';
import { lists, titles } from '../../service/seed/realm-file.ts';
import { type Account, expect, open, type Realm, signInDirectly, test } from '../../support/test.ts';

/** Between them they show every kind of control: menu, tabs, days and programmes, fields, buttons, player. */
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

/** The focused element when neither it nor an element around it has a focus ring. */
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

async function visitPages(
  page: Page,
  { account, realm }: { account: Account; realm: Realm },
  check: (path: string) => Promise<void>,
): Promise<void> {
  await signInDirectly(page, account, realm);
  for (const path of pages) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await check(path);
    for (let step = 0; step < focusSteps; step += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => findFocusWithoutRing(page), path).toEqual([]);
    }
  }
}

/** Runs in the page: controls without a border, choices marked by colour alone, and progress bars without contrast. */
const findColourOnlyMarks = () => {
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
  const withoutContrast = ['played', 'watched', 'progressValue'].flatMap((part) =>
    visible(`[class^="${part}_"]`).filter((one) => background(one) === background(one.parentElement)),
  );
  return [
    ...borderless.map(labelled('no border')),
    ...unmarked.map(labelled('marked by colour alone')),
    ...withoutContrast.map(labelled('no contrast')),
  ];
};

test.describe('with forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('every control has a border, choices are marked and the focus is visible', async ({
    page,
    account,
    realm,
  }) => {
    await visitPages(page, { account, realm }, async (path) => {
      await expect.poll(() => page.evaluate(findColourOnlyMarks), path).toEqual([]);
    });
  });
});

test.describe('with more contrast', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', contrast: 'more' } });

  test('no text is grey and the focus is visible', async ({ page, account, realm }) => {
    await visitPages(page, { account, realm }, async (path) => {
      const [full, ...others] = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return ['--color-text', '--color-text-muted', '--color-text-faint', '--color-line'].map((one) =>
          style.getPropertyValue(one),
        );
      });
      expect(others, path).toEqual([full, full, full]);
    });
  });
});
