// What people do with the controls: by mouse, by finger, by keyboard and by remote control.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setStage, stateOf, type TestStage, untilState } from './player-page.ts';

let stage: TestStage;
let page: Page;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.close());
afterEach(async () => {
  stage.server.broken = null;
  await page?.context().close();
});

const player = () => page.getByRole('region', { name: 'Video player' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const playing = () => untilState(page, (state) => state.status === 'playing' && state.position > 0.3);
const paused = () => untilState(page, (state) => state.status === 'paused');
const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
const shownControls = () => player().getAttribute('data-controls');
const ready = () => untilState(page, ({ status }) => status === 'ready');

/** Clicks a button of controls that may have gone by now. */
async function press(name: string): Promise<void> {
  await page.mouse.move(500, 300);
  await page.mouse.move(510, 310);
  await expect.poll(shownControls).toBe('visible');
  await button(name).click();
}

describe('the keyboard, with nothing focused', () => {
  test('plays, pauses, jumps and turns the volume', async () => {
    page = await stage.open('sound');
    await playing();
    await page.keyboard.press('Space');
    await paused();
    await page.keyboard.press('5');
    await untilState(page, ({ position }) => Math.round(position) === 20);
    await page.keyboard.press('ArrowRight');
    await untilState(page, ({ position }) => Math.round(position) === 30);
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowLeft');
    await untilState(page, ({ position }) => Math.round(position) === 10);
    await page.keyboard.press('End');
    await untilState(page, ({ position, duration }) => position > duration - 0.6);
    await page.keyboard.press('Home');
    await untilState(page, ({ position }) => position === 0);
    await page.keyboard.press('m');
    const { muted } = await stateOf(page);
    await page.keyboard.press('m');
    await untilState(page, (state) => state.muted !== muted);
    await page.evaluate(() => window.seen.store.requests.volume(50));
    await page.keyboard.press('ArrowDown');
    await untilState(page, ({ volume }) => volume === 45);
    await page.keyboard.press('k');
    await playing();
  });

  test('changes speed and subtitles, and leaves by Escape', async () => {
    page = await stage.open();
    await playing();
    await page.keyboard.press('>');
    await untilState(page, ({ rate }) => rate === 1.25);
    await page.keyboard.press('<');
    await untilState(page, ({ rate }) => rate === 1);
    await page.keyboard.press('c');
    await untilState(page, ({ subtitles }) => subtitles === 'en');
    await page.keyboard.press('c');
    await untilState(page, ({ subtitles }) => subtitles === null);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => window.seen.backs)).toBe(1);
  });

  test('fills the screen with the controls in it, and comes back', async () => {
    page = await stage.open();
    await playing();
    await page.keyboard.press('f');
    await untilState(page, ({ fullscreen }) => fullscreen);
    expect(await page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label'))).toBe(
      'Video player',
    );
    await page.keyboard.press('f');
    await untilState(page, ({ fullscreen }) => !fullscreen);
  });
});

describe('arrow keys and Enter, as on a remote control', () => {
  test('move between the controls by where they are', async () => {
    page = await stage.open('paused');
    await ready();
    await button('Play').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(focusedName).toBe('Back 10 seconds');
    await page.keyboard.press('ArrowUp');
    await expect.poll(focusedName).toBe('Seek');
    await page.keyboard.press('ArrowUp');
    await expect.poll(focusedName).toBe('Back');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(focusedName).toBe('Play');
    await page.keyboard.press('Enter');
    await playing();
  });

  test('go the way they point on a right-to-left page too', async () => {
    page = await stage.open('paused&dir=rtl');
    await ready();
    await button('تشغيل').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(focusedName).toBe('Forward 10 seconds');
    await page.keyboard.press('ArrowRight');
    await expect.poll(focusedName).toBe('تشغيل');
  });

  test('on the bar, they move ten seconds and show what is there', async () => {
    page = await stage.open('paused&at=10');
    await ready();
    await button('Play').focus();
    const bar = page.getByRole('slider', { name: 'Seek' });
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await untilState(page, ({ position }) => Math.round(position) === 20);
    await expect
      .poll(() => bar.getAttribute('aria-valuetext'))
      .toBe('20 seconds of 40 seconds, Under the dome');
    await expect.poll(() => bar.locator('img').count()).toBe(1);
    await expect.poll(() => bar.textContent()).toContain('Under the dome');
  });
});

describe('a menu', () => {
  test('opens on what is chosen, is walked by arrows, and gives the focus back', async () => {
    page = await stage.open();
    await playing();
    await button('Speed').focus();
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('menuitemradio', { name: 'Normal' });
    await expect.poll(() => chosen.evaluate((item) => item === document.activeElement)).toBe(true);
    expect(await chosen.getAttribute('aria-checked')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await untilState(page, ({ rate }) => rate === 1.25);
    await expect.poll(focusedName).toBe('Speed');
    await expect.poll(() => page.getByRole('menu').count()).toBe(0);
    await expect.poll(() => page.getByRole('status').textContent()).toBe('Speed: 1.25×');
  });

  test('closes by Escape without leaving, and by a click beside it without pausing', async () => {
    page = await stage.open();
    await playing();
    const menus = () => page.getByRole('menu').count();
    await press('Quality');
    await expect.poll(menus).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(menus).toBe(0);
    expect(await page.evaluate(() => window.seen.backs)).toBe(0);
    await press('Quality');
    await expect.poll(menus).toBe(1);
    await page.mouse.click(300, 300);
    await expect.poll(menus).toBe(0);
    expect((await stateOf(page)).isPlaying).toBe(true);
  });

  test.each([
    ['Quality', '180p', (state: { quality: unknown }) => state.quality === 180],
    ['Subtitles', 'العربية', (state: { subtitles: unknown }) => state.subtitles === 'ar'],
    [
      'Audio',
      'العربية',
      (state: { audioPreferences: { language: unknown } }) => state.audioPreferences.language === 'ar',
    ],
  ])('%s: %s', async (menu, item, done) => {
    page = await stage.open('type=hls');
    await playing();
    await press(menu);
    await page.getByRole('menuitemradio', { name: item }).click();
    await untilState(page, done);
  });
});

describe('the mouse', () => {
  test('a click on the picture pauses and plays; on the bar it seeks', async () => {
    page = await stage.open();
    await playing();
    await page.mouse.click(640, 300);
    await paused();
    const box = await page.getByRole('slider', { name: 'Seek' }).boundingBox();
    if (!box) throw new Error('There is no bar');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await untilState(page, ({ position }) => Math.abs(position - 20) < 0.5);
  });

  test('dragging shows the place, and seeks when it is let go', async () => {
    page = await stage.open('paused');
    await ready();
    const bar = page.getByRole('slider', { name: 'Seek' });
    const box = await bar.boundingBox();
    if (!box) throw new Error('There is no bar');
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.75, box.y - 40, { steps: 5 });
    await expect.poll(() => bar.textContent()).toContain('0:30');
    expect((await stateOf(page)).position).toBe(0);
    await page.mouse.up();
    await untilState(page, ({ position }) => Math.abs(position - 30) < 0.5);
  });

  test('the controls go after three seconds of rest, and come back', async () => {
    page = await stage.open();
    await playing();
    await page.mouse.move(500, 300);
    await expect.poll(shownControls).toBe('visible');
    await expect.poll(shownControls).toBe('hidden');
    await page.mouse.move(520, 320);
    await expect.poll(shownControls).toBe('visible');
    await page.mouse.click(640, 300);
    await paused();
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    expect(await shownControls()).toBe('visible');
  });

  test('the intro is skipped to its end', async () => {
    page = await stage.open('paused&at=3');
    await ready();
    await button('Skip intro').click();
    await untilState(page, ({ position }) => position >= 6);
    await expect.poll(() => button('Skip intro').count()).toBe(0);
  });
});

describe('a finger', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  test('a tap shows and hides the controls, two at a side jump ten seconds', async () => {
    page = await stage.open('at=10', phone);
    await playing();
    await expect.poll(shownControls).toBe('hidden');
    await page.touchscreen.tap(195, 250);
    await expect.poll(shownControls).toBe('visible');
    await page.touchscreen.tap(195, 250);
    await expect.poll(shownControls).toBe('hidden');
    expect((await stateOf(page)).isPlaying).toBe(true);
    await page.evaluate(() => window.seen.store.requests.pause());
    const { position } = await paused();
    const positionAfterTwo = async () => {
      await page.touchscreen.tap(350, 250);
      await page.touchscreen.tap(350, 250);
      return (await stateOf(page)).position;
    };
    await expect.poll(positionAfterTwo).toBeGreaterThanOrEqual(position + 9.5);
  });

  test('everything that is pressed is large enough', async () => {
    page = await stage.open('paused', phone);
    await ready();
    await button('Full screen').waitFor();
    for (const target of await page.getByRole('button').all()) {
      const box = await target.boundingBox();
      if (!box) continue;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
    }
  });
});

describe('a failure', () => {
  test('is told with its request, can be tried again, and can be left', async () => {
    stage.server.broken = 409;
    page = await stage.open();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('too many devices');
    expect(await alert.textContent()).toContain('Request req-0123456789');
    await alert.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => page.evaluate(() => window.seen.backs)).toBe(1);
    stage.server.broken = null;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await playing();
    await expect.poll(() => alert.count()).toBe(0);
  });
});

describe('axe finds nothing', () => {
  const faults = async () => {
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  };

  test.each(['ltr', 'rtl'])('with the controls, a menu and a failure on the screen (%s)', async (dir) => {
    // Nothing is half way between two colours while it is looked at.
    page = await stage.open(`paused&subtitles=en&dir=${dir}`, { reducedMotion: 'reduce' });
    await ready();
    await page.locator('[aria-haspopup]').first().waitFor();
    expect(await faults()).toEqual([]);
    await page.locator('[aria-haspopup]').first().click();
    await page.getByRole('menu').waitFor();
    expect(await faults()).toEqual([]);
    await page.context().close();
    stage.server.broken = 403;
    page = await stage.open(`dir=${dir}`, { reducedMotion: 'reduce' });
    await page.getByRole('alert').waitFor();
    expect(await faults()).toEqual([]);
  });
});

test('on a right-to-left page the bar of the video still runs from left to right', async () => {
  page = await stage.open('paused&dir=rtl&at=20');
  await ready();
  const bar = page.locator('[role=slider]').first();
  const box = await bar.boundingBox();
  if (!box) throw new Error('There is no bar');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
  await untilState(page, ({ position }) => Math.abs(position - 10) < 0.5);
  const play = await button('تشغيل').boundingBox();
  expect(play?.x).toBeGreaterThan(640);
});
