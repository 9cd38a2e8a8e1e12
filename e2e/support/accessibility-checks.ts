// In words, what keeps somebody out of a page: with a keyboard, with the remote control of a television, by touch.
import type { Page } from '@playwright/test';
import { expect, violationsOf } from './test.ts';

const most = 60;
const stops = 'a[href], button, input, iframe';
/** In a film that plays the arrows seek, and the page scrolls below it. */
const playing = '[data-page-keys][data-started]';

export const television = { width: 1920, height: 1080 };
export const largeTelevision = { width: 2560, height: 1440 };
export const phone = { width: 390, height: 844 };

/** What axe finds, and what Tab and the arrows do not reach. */
export async function barriersToKeys(page: Page): Promise<string[]> {
  const barriers = await violationsOf(page);
  // A page of words alone has nothing to choose.
  const hasStops = (await page.locator('main').locator(stops).count()) > 0;
  for (const key of hasStops ? ['Tab', 'ArrowRight'] : []) {
    await leaveFocus(page);
    const reached = (key !== 'Tab' && (await isPlaying(page))) || (await comesInto(page, key));
    if (!reached && (key === 'Tab' || !(await isPlaying(page)))) barriers.push(`not reached by ${key}`);
  }
  return barriers;
}

const isPlaying = async (page: Page) => (await page.locator(playing).count()) > 0;

async function comesInto(page: Page, key: string): Promise<boolean> {
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press(key);
    const { isNowhere, isInside } = await page.evaluate(() => ({
      isNowhere: document.activeElement === document.body,
      isInside: document.activeElement?.closest('main') != null,
    }));
    if (isInside) return true;
    // The arrows are heard a while after the page answers.
    if (isNowhere) await page.waitForTimeout(100);
  }
  return false;
}

/** As if the page had just been opened: some pages begin in a field. */
async function leaveFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('a[href="#main"]')?.focus();
    (document.activeElement as HTMLElement | null)?.blur();
  });
}

const scrollUp = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

/** The first arrow chooses something that can be seen, and from there the arrows lead to a card, where there is one. */
export async function barriersToArrows(page: Page): Promise<string[]> {
  const barriers = await sidewaysOf(page);
  if (await isPlaying(page)) return barriers;
  const hasStops = (await page.locator('main').locator(stops).count()) > 0;
  if (!hasStops) return barriers;
  const isMirrored = (await page.locator('html').getAttribute('dir')) === 'rtl';
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  await leaveFocus(page);
  if (!(await comesInto(page, forward))) return [...barriers, `not reached by ${forward}`];
  await leaveFocus(page);
  await scrollUp(page);
  // Where there is nothing to choose from at once the page scrolls down, as pages do.
  for (const key of ['ArrowDown', forward]) {
    await page.keyboard.press(key);
    if (await page.evaluate(() => document.activeElement?.matches('main *'))) break;
  }
  const fault = await page.evaluate(faultOfFocus);
  if (fault) return [...barriers, `the first arrow: ${fault}`];
  const cards = page.locator('main [data-card]').filter({ visible: true });
  if ((await cards.count()) > 0 && !(await reachesCard(page, forward)))
    barriers.push('no arrow reaches a card');
  return barriers;
}

async function reachesCard(page: Page, forward: string): Promise<boolean> {
  const here = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      const isNew = !at?.hasAttribute('data-been');
      at?.setAttribute('data-been', '');
      return { isCard: at?.matches('[data-card]') === true, isNew };
    });
  for (let presses = 0, { isCard, isNew } = await here(); presses < most; presses += 1) {
    if (isCard) return true;
    await page.keyboard.press(isNew ? 'ArrowDown' : forward);
    ({ isCard, isNew } = await here());
  }
  return false;
}

/** Runs in the page. */
function faultOfFocus(): string | null {
  const at = document.activeElement;
  if (!at?.matches('main *')) return `has chosen ${at?.outerHTML.slice(0, 120)}`;
  const name = at.outerHTML.slice(0, 160);
  const { top, bottom, left, right } = at.getBoundingClientRect();
  const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top;
  if (!isSeen) return `out of sight: ${name}`;
  // A field may be marked by the box that it stands in.
  const marked = [at, at.parentElement ?? at, ...at.querySelectorAll('*')].some((one) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  return marked || at.matches('iframe') ? null : `not marked: ${name}`;
}

/** A finger scrolls the page down and never sideways, and a tap on what can be pressed presses it. */
export async function barriersToTouch(page: Page): Promise<string[]> {
  const barriers = await sidewaysOf(page);
  await leaveFocus(page);
  await scrollUp(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const fault = await faultOfTap(page);
  if (fault) barriers.push(fault);
  const isLong = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 200);
  if (isLong) {
    await draw(page, { x: phone.width / 2, y: phone.height / 2 }, { y: -300 });
    const scrolls = page.waitForFunction(() => window.scrollY > 50, null, { timeout: 10_000 });
    if (!(await scrolls.catch(() => null))) barriers.push('a finger does not scroll it');
  }
  await session.detach();
  return barriers;
}

/** Null when it was pressed. What is still being laid out may lie elsewhere a moment later: then once more. */
async function faultOfTap(page: Page): Promise<string | null> {
  let fault: string | null = null;
  const tap = async () => {
    const pressed = await page.evaluateHandle(firstToPress);
    const place = await pressed.evaluate((found) => found && { x: found.x, y: found.y });
    if (place) await draw(page, place, {});
    fault = await pressed.evaluate((found) => found?.fault() ?? null);
    return fault;
  };
  await expect
    .poll(tap, { timeout: 10_000 })
    .toBeNull()
    .catch(() => {});
  return fault;
}

const stepsOfFinger = 12;

/** A finger that comes down, goes so many pixels, and leaves; without any it taps. */
export async function draw(
  page: Page,
  from: { x: number; y: number },
  { x = 0, y = 0 }: { x?: number; y?: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof from)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= stepsOfFinger && (x !== 0 || y !== 0); step += 1) {
    const part = step / stepsOfFinger;
    await touch('touchMove', [{ x: from.x + x * part, y: from.y + y * part }]);
  }
  await touch('touchEnd', []);
  await session.detach();
}

/** Runs in the page. What lies in sight and is to be pressed: a press there is taken note of and does nothing else. */
function firstToPress() {
  const candidates = document.querySelectorAll<HTMLElement>('main a[href], main button:not(:disabled)');
  for (const wanted of candidates) {
    const { top, bottom, left, right, width, height } = wanted.getBoundingClientRect();
    const isSeen =
      width > 0 && height > 0 && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    if (!isSeen || !wanted.checkVisibility({ visibilityProperty: true })) continue;
    // What lies over the page for a while, such as a question about consent, is no part of it.
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!over?.closest('main')) continue;
    let met = 'nothing';
    let isMet = false;
    const note = (event: Event) => {
      // What was pressed may look different afterwards.
      isMet = event.composedPath().includes(wanted);
      if (!(event.target instanceof Element)) return;
      met = event.target.outerHTML.slice(0, 120);
      // A film that plays has put its controls away, and shows them when it is tapped.
      if (!isMet && !event.target.closest('a, button')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('click', note, { capture: true, once: true });
    const fault = () => {
      removeEventListener('click', note, { capture: true });
      if (isMet) return null;
      return `a tap on ${wanted.outerHTML.slice(0, 120)} meets ${met}`;
    };
    return { x: (left + right) / 2, y: (top + bottom) / 2, fault };
  }
  return null;
}

async function sidewaysOf(page: Page): Promise<string[]> {
  const { width, seen } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    seen: window.innerWidth,
  }));
  const given = page.viewportSize()?.width ?? seen;
  return width > given || seen > given ? [`wider than its window: ${Math.max(width, seen)} in ${given}`] : [];
}
