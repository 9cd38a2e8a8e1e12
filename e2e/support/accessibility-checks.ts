// Checks that pages can be used with a keyboard, the remote control of a television, and touch.
import type { Page } from '@playwright/test';
import { checkAxeRules } from './axe.ts';
import { expect } from './test.ts';

const maxPresses = 60;
const focusableSelector = 'a[href], button, input, iframe';
/** Selector of a film that has started: arrow keys control it while no control of the page has the focus. */
const startedFilmSelector = '[data-page-keys][data-started]';

export const televisionViewport = { width: 1920, height: 1080 };
export const largeTelevisionViewport = { width: 2560, height: 1440 };
export const phoneViewport = { width: 390, height: 844 };

/** Returns the problems of one page as text. */
export type PageCheck = (page: Page) => Promise<string[]>;

/** Reports violations of axe's rules, and pages whose main content the Tab key does not reach. */
export async function checkAxeAndTabKey(page: Page): Promise<string[]> {
  const problems = await checkAxeRules(page);
  // A page with text alone has nothing to focus.
  if (!(await hasFocusable(page))) return problems;
  await clearFocus(page);
  return (await canReachMain(page, 'Tab')) ? problems : [...problems, 'main content not reached by Tab'];
}

/** Reports the problems of `checkAxeAndTabKey`, and pages whose main content the right arrow key does not reach. */
export async function checkAxeAndKeyboard(page: Page): Promise<string[]> {
  const problems = await checkAxeAndTabKey(page);
  if (!(await hasFocusable(page)) || (await hasStartedFilm(page))) return problems;
  await clearFocus(page);
  const isReached = (await canReachMain(page, 'ArrowRight')) || (await hasStartedFilm(page));
  return isReached ? problems : [...problems, 'main content not reached by ArrowRight'];
}

const hasStartedFilm = async (page: Page) => (await page.locator(startedFilmSelector).count()) > 0;
const hasFocusable = async (page: Page) =>
  (await page.locator('main').locator(focusableSelector).count()) > 0;

async function canReachMain(page: Page, key: string): Promise<boolean> {
  for (let presses = 1; presses <= maxPresses; presses += 1) {
    await page.keyboard.press(key);
    const { isFocusOnBody, isInMain } = await page.evaluate(() => ({
      isFocusOnBody: document.activeElement === document.body,
      isInMain: document.activeElement?.closest('main') != null,
    }));
    if (isInMain) return true;
    // The code for arrow keys loads after hydration.
    if (isFocusOnBody) await page.waitForTimeout(100);
  }
  return false;
}

/** Restores the state of a newly opened page, because some pages focus a field. */
async function clearFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('a[href="#main"]')?.focus();
    (document.activeElement as HTMLElement | null)?.blur();
  });
}

const scrollToTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

/**
 * Checks that the page is no wider than its window, that the first arrow key focuses a visible element with a focus
 * ring, and that arrow keys lead to a card if there is one.
 */
export async function checkArrowKeys(page: Page): Promise<string[]> {
  const problems = await checkWidth(page);
  if ((await hasStartedFilm(page)) || !(await hasFocusable(page))) return problems;
  const isMirrored = (await page.locator('html').getAttribute('dir')) === 'rtl';
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  await clearFocus(page);
  if (!(await canReachMain(page, forward))) return [...problems, `main content not reached by ${forward}`];
  await clearFocus(page);
  await scrollToTop(page);
  // When nothing in the viewport can be focused, the first arrow key scrolls the page down.
  for (const key of ['ArrowDown', forward]) {
    await page.keyboard.press(key);
    if (await page.evaluate(() => document.activeElement?.matches('main *'))) break;
  }
  const problem = await page.evaluate(findFocusProblem);
  if (problem) return [...problems, `the first arrow: ${problem}`];
  const cards = page.locator('main [data-card]').filter({ visible: true });
  if ((await cards.count()) > 0 && !(await canReachCard(page, forward)))
    problems.push('no arrow reaches a card');
  return problems;
}

async function canReachCard(page: Page, forward: string): Promise<boolean> {
  const markFocusedElement = () =>
    page.evaluate(() => {
      const { activeElement: focused } = document;
      const isFirstVisit = !focused?.hasAttribute('data-visited');
      focused?.setAttribute('data-visited', '');
      return { isCard: focused?.matches('[data-card]') === true, isFirstVisit };
    });
  for (
    let presses = 0, { isCard, isFirstVisit } = await markFocusedElement();
    presses < maxPresses;
    presses += 1
  ) {
    if (isCard) return true;
    await page.keyboard.press(isFirstVisit ? 'ArrowDown' : forward);
    ({ isCard, isFirstVisit } = await markFocusedElement());
  }
  return false;
}

/** Runs in the page. */
function findFocusProblem(): string | null {
  const focused = document.activeElement;
  if (!focused?.matches('main *')) return `focuses ${focused?.outerHTML.slice(0, 120)}`;
  const html = focused.outerHTML.slice(0, 160);
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const isInViewport = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top;
  if (!isInViewport) return `out of the viewport: ${html}`;
  // The ring of a field may be drawn by its container.
  const hasRing = [focused, focused.parentElement ?? focused, ...focused.querySelectorAll('*')].some(
    (element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    },
  );
  return hasRing || focused.matches('iframe') ? null : `no focus ring: ${html}`;
}

/** Checks that the page fits its window, that a tap activates a control, and that a swipe scrolls the page down. */
export async function checkTouch(page: Page): Promise<string[]> {
  const problems = await checkWidth(page);
  await clearFocus(page);
  await scrollToTop(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const problem = await findTapProblem(page);
  if (problem) problems.push(problem);
  const isScrollable = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 200);
  if (isScrollable) {
    await swipe(page, { x: phoneViewport.width / 2, y: phoneViewport.height / 2 }, { y: -300 });
    const scrollPromise = page.waitForFunction(() => window.scrollY > 50, null, { timeout: 30_000 });
    if (!(await scrollPromise.catch(() => null))) problems.push('a swipe does not scroll it');
  }
  await session.detach();
  return problems;
}

/** Returns null when the control was activated. Repeats the tap while the layout still moves. */
async function findTapProblem(page: Page): Promise<string | null> {
  let problem: string | null = null;
  const tap = async () => {
    const control = await page.evaluateHandle(findControlToTap);
    const point = await control.evaluate((target) => target && { x: target.x, y: target.y });
    if (point) await swipe(page, point, {});
    problem = await control.evaluate((target) => target?.describeProblem() ?? null);
    return problem;
  };
  await expect
    .poll(tap)
    .toBeNull()
    .catch(() => {});
  return problem;
}

const swipeSteps = 12;

/** Touches a point, moves by some pixels and lifts the finger; without pixels it taps. */
export async function swipe(
  page: Page,
  from: { x: number; y: number },
  { x = 0, y = 0 }: { x?: number; y?: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const dispatchTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof from)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await dispatchTouch('touchStart', [from]);
  for (let step = 1; step <= swipeSteps && (x !== 0 || y !== 0); step += 1) {
    const fraction = step / swipeSteps;
    await dispatchTouch('touchMove', [{ x: from.x + x * fraction, y: from.y + y * fraction }]);
  }
  await dispatchTouch('touchEnd', []);
  await session.detach();
}

/**
 * Runs in the page. Finds a visible control, records the next click on it and prevents the click's default
 * action.
 */
function findControlToTap() {
  const candidates = document.querySelectorAll<HTMLElement>('main a[href], main button:not(:disabled)');
  for (const control of candidates) {
    const { top, bottom, left, right, width, height } = control.getBoundingClientRect();
    const isInViewport =
      width > 0 && height > 0 && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    if (!isInViewport || !control.checkVisibility({ visibilityProperty: true })) continue;
    // A dialog over the page, such as the consent notice, is not part of the page.
    const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!topmost?.closest('main')) continue;
    let target = 'nothing';
    let isActivated = false;
    const recordClick = (event: Event) => {
      // A click may change the control itself.
      isActivated = event.composedPath().includes(control);
      if (!(event.target instanceof Element)) return;
      target = event.target.outerHTML.slice(0, 120);
      // A tap on a playing film shows its controls.
      if (!isActivated && !event.target.closest('a, button')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('click', recordClick, { capture: true, once: true });
    const describeProblem = () => {
      removeEventListener('click', recordClick, { capture: true });
      return isActivated ? null : `a tap on ${control.outerHTML.slice(0, 120)} hits ${target}`;
    };
    return { x: (left + right) / 2, y: (top + bottom) / 2, describeProblem };
  }
  return null;
}

async function checkWidth(page: Page): Promise<string[]> {
  const { contentWidth, innerWidth } = await page.evaluate(() => ({
    contentWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }));
  const width = page.viewportSize()?.width ?? innerWidth;
  const pageWidth = Math.max(contentWidth, innerWidth);
  return pageWidth > width ? [`wider than its window: ${pageWidth} px in ${width} px`] : [];
}

/** Returns a check that runs another one in a viewport of this size. */
export const withViewport =
  (size: { width: number; height: number }, check: PageCheck): PageCheck =>
  async (page) => {
    const originalSize = page.viewportSize();
    await page.setViewportSize(size);
    const problems = await check(page);
    if (originalSize) await page.setViewportSize(originalSize);
    return problems.map((problem) => `in a window ${size.width} px wide: ${problem}`);
  };

/** Returns a check that reports the problems of all these checks. */
export const combineChecks =
  (...checks: readonly PageCheck[]): PageCheck =>
  async (page) => {
    const problems: string[] = [];
    for (const check of checks) problems.push(...(await check(page)));
    return problems;
  };
