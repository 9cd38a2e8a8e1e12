// Finds visible controls that do nothing without JavaScript.
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test.ts';
import { visitPages } from './visit-pages.ts';

/** Runs in the page. */
const findBrokenControls = () => {
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  // Without JavaScript, a form sends a GET request to its own `action`, or a POST request to its page.
  const isInWorkingForm = (element: Element) => {
    const form = element.closest('form');
    return form?.method === 'post' || (form?.method === 'get' && form.hasAttribute('action'));
  };
  const hasNoEffect = (element: Element) => {
    if (element.matches('button'))
      return element.getAttribute('type') !== 'submit' || !isInWorkingForm(element);
    if (element.matches('input, select, textarea')) return !isInWorkingForm(element);
    if (element.matches('a[href^="#"]'))
      return document.querySelector(element.getAttribute('href') ?? '') === null;
    // A link with tabindex -1 needs JavaScript.
    if (element.matches('a[href]')) return element.matches('main [tabindex="-1"]');
    return true;
  };
  const controlSelector =
    'a, button, input, select, textarea, [role="button"], [role="tab"], [aria-haspopup], [onclick]';
  return [...document.querySelectorAll(controlSelector)]
    .filter((element) => isVisible(element) && hasNoEffect(element))
    .map((element) => element.outerHTML.slice(0, 160));
};

export async function expectNoBrokenControls(
  context: BrowserContext,
  urls: readonly string[],
): Promise<void> {
  // Images are irrelevant for this check.
  await context.route('**/images/**', (route) => route.abort());
  await visitPages(context, urls, async (page: Page, url) => {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('main')).toHaveCount(1);
    await expect.poll(() => page.evaluate(findBrokenControls), url).toEqual([]);
  });
}
