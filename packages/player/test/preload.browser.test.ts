// Tests titles that are preloaded before the player is rendered.
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PlayerPages, startPlayerPages, waitForState } from './player-page.ts';

let pages: PlayerPages;
let page: Page;

beforeAll(async () => {
  pages = await startPlayerPages();
});
afterAll(() => pages?.close());
beforeEach(() => pages.resetServer());
afterEach(() => pages.leave());

const waitUntilPlayingAfter = (seconds: number) =>
  waitForState(page, (state) => state.status === 'playing' && state.currentTime > seconds);
const countRequests = (pathPart: string) =>
  pages.server.requests.filter(({ path }) => path.includes(pathPart)).length;

describe.each([
  ['dash', '.mpd'],
  ['hls', 'title.m3u8'],
])('a title preloaded by %s', (type, manifest) => {
  test('is continued by the player without repeating a request', async () => {
    page = await pages.open(`type=${type}&token=first&preloadAt=0`);
    await waitUntilPlayingAfter(0.3);
    expect(countRequests(manifest)).toBe(1);
    const paths = pages.server.requests.map(({ path }) => path).filter((path) => path.endsWith('.m4s'));
    expect(new Set(paths).size).toBe(paths.length);
    expect(pages.server.requests.filter(({ token }) => token !== 'first')).toEqual([]);
  });

  test('is shown by one video element that fills the player, with subtitles', async () => {
    page = await pages.open(`type=${type}&token=first&preloadAt=0&subtitles=en&poster`);
    await waitUntilPlayingAfter(0.3);
    const video = page.locator('video');
    await expect.poll(() => video.count()).toBe(1);
    expect(await video.boundingBox()).toEqual(await page.getByRole('region').first().boundingBox());
    expect(await video.getAttribute('poster')).toBe('/media/poster.jpg');
    const readCaptions = () => page.locator('.shaka-text-container').textContent();
    await expect.poll(readCaptions).toBe('A line that everybody can read');
  });

  test('is continued in the elements of a player that was rendered first', async () => {
    page = await pages.open(`type=${type}&token=first&preloadAfterRender`);
    await waitUntilPlayingAfter(0.3);
    expect(countRequests(manifest)).toBe(1);
  });

  test('is loaded again after it was discarded', async () => {
    page = await pages.open(`type=${type}&token=first&preloadAt=0&discardPreload`);
    await waitUntilPlayingAfter(0.3);
    expect(countRequests(manifest)).toBe(2);
    expect(await page.locator('video').count()).toBe(1);
  });

  test('starts at the requested second if it was preloaded from another one', async () => {
    page = await pages.open(`type=${type}&token=first&preloadAt=0&at=21`);
    const { position } = await waitUntilPlayingAfter(21);
    expect(position).toBeGreaterThanOrEqual(20.9);
  });
});
