// Printed pages: all text, dark on white, without controls.
import type { Page } from '@playwright/test';
import { listIds, titleIds } from '../service/seed/realm-file.ts';
import { createWatchlist, expect, open, signInDirectly, test } from '../support/test.ts';

const pagePaths = [
  '/',
  `/video/${titleIds.open}`,
  `/series/${listIds.series}`,
  `/playlist/${listIds.playlist}`,
  '/grid?id=mesas',
  '/epg',
  '/rankings',
];

/** Finds text with too little contrast on white paper, and text that is cut off. */
const findUnreadableText = (page: Page) =>
  page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const getRelativeLuminance = (colour: string) => {
      if (!context) return 1;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      const [linearRed, linearGreen, linearBlue] = [red, green, blue].map(
        (value) => (value / 255) ** 2.2,
      ) as [number, number, number];
      return 0.2126 * linearRed + 0.7152 * linearGreen + 0.0722 * linearBlue;
    };
    const problems: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const textParent = node.parentElement;
      const text = node.textContent?.trim();
      if (
        !textParent ||
        !text ||
        !textParent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height, left, right, bottom } = range.getBoundingClientRect();
      if (width < 2 || height < 2 || textParent.closest('[class*="hidden" i]')) continue;
      if (1.05 / (getRelativeLuminance(getComputedStyle(textParent).color) + 0.05) < 4.5)
        problems.push(`too little contrast: ${text}`);
      if (left < -1 || right > innerWidth + 1) problems.push(`beyond the page: ${text}`);
      for (
        let ancestor: Element | null = textParent;
        ancestor && ancestor !== document.body;
        ancestor = ancestor.parentElement
      ) {
        if (getComputedStyle(ancestor).overflow === 'visible') continue;
        const ancestorRect = ancestor.getBoundingClientRect();
        if (
          right > ancestorRect.right + 2 ||
          left < ancestorRect.left - 2 ||
          bottom > ancestorRect.bottom + 4
        )
          problems.push(`cut off: ${text}`);
      }
    }
    return problems;
  });

/** Finds controls, unselected choices and images that are still transparent. */
const findScreenOnlyElements = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, input:not([type="search"]), select, textarea, summary, dialog, main nav a:not([aria-current]), [role="tab"]:not([aria-selected="true"]), a[href^="#"]',
      ),
      ...[...document.querySelectorAll('main img')].filter(
        (image) => getComputedStyle(image).opacity !== '1',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)
      .map((element) => element.outerHTML.slice(0, 140)),
  );

test('a printed page shows all of its text, dark on white, and no controls', async ({
  page,
  request,
  account,
  realm,
}) => {
  const watchlistInput = { name: 'For the wall', titleIds: [titleIds.open, titleIds.signIn] };
  const list = await createWatchlist(request, account, watchlistInput);
  await signInDirectly(page, account, realm);
  await page.setViewportSize({ width: 794, height: 1123 });
  for (const path of [...pagePaths, list.path]) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner'), path).toBeHidden();
    await expect(page.getByRole('contentinfo'), path).toBeHidden();
    await expect.poll(() => findUnreadableText(page), path).toEqual([]);
    expect(await findScreenOnlyElements(page), path).toEqual([]);
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: null });
  }
});
