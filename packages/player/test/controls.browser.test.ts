// Tests the behaviour of the controls that needs a layout, a mouse, touch or full screen. controls.dom.test.tsx tests
// the rest with a fake engine.
import { findAxeViolations } from '@matinee/testing/axe';
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type PlayerPages,
  readState,
  recordControlsVisibility,
  startPlayerPages,
  waitForState,
  withControls,
} from './player-page.ts';

let pages: PlayerPages;
let page: Page;

beforeAll(async () => {
  pages = await startPlayerPages();
});
afterAll(() => pages?.close());
afterEach(async () => {
  pages.server.errorStatus = null;
  await pages.leave();
});

const getPlayer = () => page.getByRole('region', { name: 'Video player' });
const getButton = (name: string) => page.getByRole('button', { name, exact: true });
const waitUntilPlaying = () =>
  waitForState(page, (state) => state.status === 'playing' && state.position > 0.3);
const waitUntilPaused = () => waitForState(page, (state) => state.status === 'paused');
const readFocusedName = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
const readControlsVisibility = () => getPlayer().getAttribute('data-controls');
const waitUntilReady = () => waitForState(page, ({ status }) => status === 'ready');

const pressButton = (name: string) => withControls(page, (timeout) => getButton(name).click({ timeout }));

describe('the f key', () => {
  test('puts the player with its controls into full screen, and back', async () => {
    page = await pages.open();
    await waitUntilPlaying();
    await page.keyboard.press('f');
    await waitForState(page, ({ fullscreen }) => fullscreen);
    expect(await page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label'))).toBe(
      'Video player',
    );
    await page.keyboard.press('f');
    await waitForState(page, ({ fullscreen }) => !fullscreen);
  });
});

describe('arrow keys on a focused control', () => {
  test('move the focus by the layout of the controls', async () => {
    page = await pages.open('paused');
    await waitUntilReady();
    await getButton('Play').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(readFocusedName).toBe('Back 10 seconds');
    await page.keyboard.press('ArrowUp');
    await expect.poll(readFocusedName).toBe('Seek');
    await page.keyboard.press('ArrowUp');
    await expect.poll(readFocusedName).toBe('Back');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(readFocusedName).toBe('Play');
    await page.keyboard.press('Enter');
    await waitUntilPlaying();
  });

  test('follow their direction on a right-to-left page', async () => {
    page = await pages.open('paused&dir=rtl');
    await waitUntilReady();
    await getButton('تشغيل').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(readFocusedName).toBe('Forward 10 seconds');
    await page.keyboard.press('ArrowRight');
    await expect.poll(readFocusedName).toBe('تشغيل');
  });

  test('seek by ten seconds on the seek bar, and show its chapter and thumbnail', async () => {
    page = await pages.open('paused&at=10');
    await waitUntilReady();
    await getButton('Play').focus();
    const seekBar = page.getByRole('slider', { name: 'Seek' });
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await waitForState(page, ({ position }) => Math.round(position) === 20);
    await expect
      .poll(() => seekBar.getAttribute('aria-valuetext'))
      .toBe('20 seconds of 40 seconds, Under the dome');
    await expect.poll(() => seekBar.locator('img').count()).toBe(1);
    await expect.poll(() => seekBar.textContent()).toContain('Under the dome');
  });
});

describe('a menu', () => {
  test('closes by Escape without leaving the player, and by a click beside it without pausing', async () => {
    page = await pages.open();
    await waitUntilPlaying();
    const countMenus = () => page.getByRole('menu').count();
    await pressButton('Quality');
    await expect.poll(countMenus).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(countMenus).toBe(0);
    expect(await page.evaluate(() => window.exposedPlayer.backCount)).toBe(0);
    await pressButton('Quality');
    await expect.poll(countMenus).toBe(1);
    await page.mouse.click(300, 300);
    await expect.poll(countMenus).toBe(0);
    expect((await readState(page)).isPlaying).toBe(true);
  });
});

describe('the mouse', () => {
  test('pauses by a click on the video, and seeks by a click on the seek bar', async () => {
    page = await pages.open();
    await waitUntilPlaying();
    await page.mouse.click(640, 300);
    await waitUntilPaused();
    const box = await page.getByRole('slider', { name: 'Seek' }).boundingBox();
    if (!box) throw new Error('There is no bar');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await waitForState(page, ({ position }) => Math.abs(position - 20) < 0.5);
  });

  test('shows the time under a drag along the seek bar, and seeks when it ends', async () => {
    page = await pages.open('paused');
    await waitUntilReady();
    const seekBar = page.getByRole('slider', { name: 'Seek' });
    const box = await seekBar.boundingBox();
    if (!box) throw new Error('There is no bar');
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.75, box.y - 40, { steps: 5 });
    await expect.poll(() => seekBar.textContent()).toContain('0:30');
    expect((await readState(page)).position).toBe(0);
    await page.mouse.up();
    await waitForState(page, ({ position }) => Math.abs(position - 30) < 0.5);
  });

  test('shows the controls, which hide after three seconds of rest unless the player is paused', async () => {
    page = await pages.open();
    await waitUntilPlaying();
    await expect.poll(readControlsVisibility).toBe('hidden');
    const readRecordedVisibility = await recordControlsVisibility(page);
    await page.mouse.move(500, 300);
    await page.mouse.move(520, 320);
    await expect.poll(readRecordedVisibility).toEqual(['visible', 'hidden']);
    await page.mouse.click(640, 300);
    await waitUntilPaused();
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    expect(await readControlsVisibility()).toBe('visible');
  });
});

describe('touch', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  test('shows and hides the controls by a tap, and seeks ten seconds by a double tap at a side', async () => {
    page = await pages.open('at=10', phone);
    await waitUntilPlaying();
    await expect.poll(readControlsVisibility).toBe('hidden');
    await page.touchscreen.tap(195, 250);
    await expect.poll(readControlsVisibility).toBe('visible');
    await page.touchscreen.tap(195, 250);
    await expect.poll(readControlsVisibility).toBe('hidden');
    expect((await readState(page)).isPlaying).toBe(true);
    await page.evaluate(() => window.exposedPlayer.store.requests.pause());
    const { position } = await waitUntilPaused();
    const doubleTapAndReadPosition = async () => {
      await page.touchscreen.tap(350, 250);
      await page.touchscreen.tap(350, 250);
      return (await readState(page)).position;
    };
    await expect.poll(doubleTapAndReadPosition).toBeGreaterThanOrEqual(position + 9.5);
  });

  test('has buttons of at least 44 pixels', async () => {
    page = await pages.open('paused', phone);
    await waitUntilReady();
    await getButton('Full screen').waitFor();
    for (const target of await page.getByRole('button').all()) {
      const box = await target.boundingBox();
      if (!box) continue;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
    }
  });
});

describe('axe finds no violation', () => {
  const findViolations = async () => {
    const violations = await findAxeViolations(page);
    return violations.map(({ id, elements }) => `${id}: ${elements.join(' ')}`);
  };

  test.each(['ltr', 'rtl'])('in the controls, a menu and an error (%s)', async (dir) => {
    // With reduced motion no colour is in transition.
    page = await pages.open(`paused&subtitles=en&dir=${dir}`, { reducedMotion: 'reduce' });
    await waitUntilReady();
    await page.locator('[aria-haspopup]').first().waitFor();
    expect(await findViolations()).toEqual([]);
    await page.locator('[aria-haspopup]').first().click();
    await page.getByRole('menu').waitFor();
    expect(await findViolations()).toEqual([]);
    await pages.leave();
    pages.server.errorStatus = 403;
    page = await pages.open(`dir=${dir}`, { reducedMotion: 'reduce' });
    await page.getByRole('alert').waitFor();
    expect(await findViolations()).toEqual([]);
  });
});

test('the seek bar runs from left to right on a right-to-left page', async () => {
  page = await pages.open('paused&dir=rtl&at=20');
  await waitUntilReady();
  const seekBar = page.locator('[role=slider]').first();
  const box = await seekBar.boundingBox();
  if (!box) throw new Error('There is no bar');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
  await waitForState(page, ({ position }) => Math.abs(position - 10) < 0.5);
  const playButtonBox = await getButton('تشغيل').boundingBox();
  expect(playButtonBox?.x).toBeGreaterThan(640);
});
