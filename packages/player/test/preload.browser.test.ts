// A title that was begun before its player was there.
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setStage, type TestStage, untilState } from './player-page.ts';

let stage: TestStage;
let page: Page;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.close());
beforeEach(() => {
  Object.assign(stage.server, { accepted: new Set(['first']), fresh: [], broken: null, asked: [] });
});
afterEach(() => page?.context().close());

const playingFrom = (second: number) =>
  untilState(page, (state) => state.status === 'playing' && state.currentTime > second);
const asked = (part: string) => stage.server.asked.filter(({ path }) => path.includes(part)).length;

describe.each([
  ['dash', '.mpd'],
  ['hls', 'title.m3u8'],
])('a title begun ahead by %s', (type, manifest) => {
  test('is gone on with: nothing is asked for twice', async () => {
    page = await stage.open(`type=${type}&token=first&ahead=0`);
    await playingFrom(0.3);
    expect(asked(manifest)).toBe(1);
    const paths = stage.server.asked.map(({ path }) => path).filter((path) => path.endsWith('.m4s'));
    expect(new Set(paths).size).toBe(paths.length);
    expect(stage.server.asked.filter(({ token }) => token !== 'first')).toEqual([]);
  });

  test('is shown as it was begun: one picture, in its place, with its subtitles', async () => {
    page = await stage.open(`type=${type}&token=first&ahead=0&subtitles=en&poster`);
    await playingFrom(0.3);
    const video = page.locator('video');
    await expect.poll(() => video.count()).toBe(1);
    expect(await video.boundingBox()).toEqual(await page.getByRole('region').first().boundingBox());
    expect(await video.getAttribute('poster')).toBe('/media/poster.jpg');
    const captions = () => page.locator('.shaka-text-container').textContent();
    await expect.poll(captions).toBe('A line that everybody can read');
  });

  test('is gone on with in the elements of a player that came first', async () => {
    page = await stage.open(`type=${type}&token=first&alongside`);
    await playingFrom(0.3);
    expect(asked(manifest)).toBe(1);
  });

  test('is begun anew when another second of it is wanted', async () => {
    page = await stage.open(`type=${type}&token=first&ahead=0&at=21`);
    const { position } = await playingFrom(21);
    expect(position).toBeGreaterThanOrEqual(20.9);
  });
});
