// In the colours that a reader chose, and with more contrast: nothing is told by a colour alone, and the focus is seen.
import type { Page } from '@playwright/test';
import { lists, titles } from '../../service/seed/realm-file.ts';
import { expect, open, signIn, test } from '../../support/test.ts';

/** Each has choices of another kind: the menu, tabs, days and programmes, fields, buttons, a film. */
const pages = [
  '/home',
  `/series/${lists.series}`,
  '/epg',
  '/search?query=crossing',
  '/rankings',
  '/watchlists',
  `/video/${titles.open}`,
];
const stops = 8;

/** Whatever neither it nor what it stands in marks. */
const unseenFocus = (page: Page) =>
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
    const isSeen = [focused, ...around, ...focused.querySelectorAll('*')].some((one) => ring(one));
    return isSeen || ring(focused, '::after') ? [] : [focused.outerHTML.slice(0, 140)];
  });

async function walk(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  await open(page, '/login');
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Ada' })).toBeVisible();
  for (const path of pages) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await look(path);
    for (let step = 0; step < stops; step += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => unseenFocus(page), path).toEqual([]);
    }
  }
}

/** Runs in the page: controls without an edge, choices that only a colour tells, and bars that look alike when full. */
const toldByColour = () => {
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (one) =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        one.getBoundingClientRect().width > 2,
    );
  const name = (fault: string) => (one: Element) => `${fault}: ${one.outerHTML.slice(0, 140)}`;
  const drawn = (one: Element, part?: string) => {
    const { outlineStyle, content, backgroundColor } = getComputedStyle(one, part);
    return part
      ? content !== 'none' && backgroundColor !== getComputedStyle(document.body).backgroundColor
      : outlineStyle !== 'none';
  };
  const edge = (one: Element) => {
    const { borderBlockEndColor, borderBlockEndWidth } = getComputedStyle(one);
    return borderBlockEndWidth === '0px' ? '' : borderBlockEndColor;
  };
  const hasOwnEdge = (one: Element) => {
    const other = one.closest('ul')?.querySelector('a:not([aria-current])');
    return edge(one) !== '' && other != null && edge(one) !== edge(other);
  };
  const edgeless = shown('button, select, textarea, input:not([type="search"], [type="radio"])').filter(
    (one) => Number.parseFloat(getComputedStyle(one).borderTopWidth) === 0 && !one.closest('fieldset'),
  );
  const unmarked = shown('[aria-current], [aria-selected="true"], [aria-pressed="true"]').filter(
    (one) => !drawn(one) && !drawn(one, '::after') && !hasOwnEdge(one) && !one.closest('fieldset'),
  );
  const ground = (one: Element | null) => one && getComputedStyle(one).backgroundColor;
  const alike = ['played', 'watched', 'done'].flatMap((part) =>
    shown(`[class^="${part}_"]`).filter((one) => ground(one) === ground(one.parentElement)),
  );
  return [
    ...edgeless.map(name('no edge')),
    ...unmarked.map(name('told by colour')),
    ...alike.map(name('alike')),
  ];
};

test.describe('in colours that the reader chose', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('every control has an edge, what is chosen is marked, and the focus is seen', async ({ page }) => {
    await walk(page, async (path) => {
      await expect.poll(() => page.evaluate(toldByColour), path).toEqual([]);
    });
  });
});

test.describe('with more contrast', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', contrast: 'more' } });

  test('nothing is written in grey, and the focus is seen', async ({ page }) => {
    await walk(page, async (path) => {
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
