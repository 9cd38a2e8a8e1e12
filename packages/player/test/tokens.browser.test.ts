// Plays media that requires a token, also while tokens expire.
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PlayerPages, readState, startPlayerPages, waitForState, withControls } from './player-page.ts';

let pages: PlayerPages;
let page: Page;

beforeAll(async () => {
  pages = await startPlayerPages();
});
afterAll(() => pages?.close());
beforeEach(() => pages.resetServer());
afterEach(() => pages.leave());

const hoverSeekBar = () =>
  withControls(page, (timeout) => page.locator('[role=slider]').first().hover({ timeout }));
const waitUntilPlaying = () =>
  waitForState(page, (state) => state.status === 'playing' && state.position > 0.3);

/** Waits until more than eight seconds are buffered ahead. */
const waitUntilBuffered = () =>
  waitForState(page, ({ status, position, buffered }) => {
    const bufferedRange = buffered.find(({ start, end }) => start <= position && position < end);
    return status === 'playing' && bufferedRange !== undefined && bufferedRange.end - position > 8;
  });

/** Records every status of the player. */
const recordStatuses = () =>
  page.evaluate(() => {
    const recordedStatuses: string[] = [];
    window.exposedPlayer.store.subscribe(() =>
      recordedStatuses.push(window.exposedPlayer.store.get().status),
    );
    Object.assign(window, { statuses: recordedStatuses });
  });
const readStatuses = () => page.evaluate(() => (window as unknown as { statuses: string[] }).statuses);

describe.each(['dash', 'hls'])('protected media by %s', (type) => {
  test('every manifest, segment, subtitle and image is requested with the token', async () => {
    page = await pages.open(`type=${type}&token=first&subtitles=en`);
    await waitUntilPlaying();
    await hoverSeekBar();
    await expect
      .poll(() => pages.server.requests.map(({ path }) => path))
      .toEqual(expect.arrayContaining(['/media/storyboard.jpg', '/media/en.vtt']));
    expect(pages.server.requests.filter(({ token }) => token !== 'first')).toEqual([]);
  });

  test('continues to play when the token expires and the server issues another', async () => {
    page = await pages.open(`type=${type}&token=first`);
    await waitUntilBuffered();
    pages.server.acceptedTokens = new Set(['second']);
    pages.server.nextTokens = [{ token: 'second', expiresAt: null }];
    await recordStatuses();
    await page.evaluate(() => window.exposedPlayer.store.requests.setRate(2));
    await waitForState(page, (state) => state.position > 12);
    expect(new Set(await readStatuses())).toEqual(new Set(['playing']));
    expect(pages.server.requests.some(({ status }) => status === 403)).toBe(true);
    expect(pages.server.requests.at(-1)).toMatchObject({ token: 'second', status: 200 });
  });

  test('fails with status 403 when the server issues no other token', async () => {
    page = await pages.open(`type=${type}&token=first`);
    await waitUntilPlaying();
    pages.server.acceptedTokens = new Set(['nobody has this']);
    await page.evaluate(() => window.exposedPlayer.store.requests.seek(39));
    const { failure } = await waitForState(page, (state) => state.status === 'failed');
    expect(failure).toMatchObject({
      status: 403,
      messageKey: 'playerForbidden',
      requestId: 'req-0123456789',
      retryable: false,
    });
  });
});

test('refreshes a token before it expires, without a refused request', async () => {
  pages.server.acceptedTokens = new Set(['first', 'second']);
  pages.server.nextTokens = [{ token: 'second', expiresAt: null }];
  const expires = new Date(Date.now() + 8_000).toISOString();
  page = await pages.open(`token=first&expires=${expires}`);
  await waitUntilPlaying();
  await expect.poll(() => pages.server.nextTokens.length).toBe(0);
  // The next segments may already be buffered.
  await page.evaluate(() => window.exposedPlayer.store.requests.seek(20));
  await expect.poll(() => pages.server.requests.at(-1)?.token).toBe('second');
  expect(pages.server.requests.filter(({ status }) => status !== 200)).toEqual([]);
});

test('requests a thumbnail again with a new token', async () => {
  page = await pages.open('token=first');
  await waitUntilPlaying();
  pages.server.acceptedTokens = new Set(['second']);
  pages.server.nextTokens = [{ token: 'second', expiresAt: null }];
  await hoverSeekBar();
  await expect
    .poll(() => pages.server.requests.filter(({ path }) => path.endsWith('.jpg')).at(-1))
    .toMatchObject({ token: 'second', status: 200 });
});

test('continues to play from the buffer during a short outage of the server', async () => {
  page = await pages.open('token=first');
  await waitUntilBuffered();
  pages.server.errorStatus = 503;
  await recordStatuses();
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  pages.server.errorStatus = null;
  const { position } = await readState(page);
  await waitForState(page, (state) => state.position > position + 2);
  expect(new Set(await readStatuses())).toEqual(new Set(['playing']));
});

test('retrying loads the title at its start position', async () => {
  page = await pages.open('token=first&at=15');
  await waitUntilPlaying();
  pages.server.errorStatus = 500;
  await page.evaluate(() => window.exposedPlayer.store.requests.stop());
  await page.evaluate(() =>
    window.exposedPlayer.store.requests.start({
      ...{ id: 'two', title: 'Two', token: 'first', startAt: 15 },
      sources: [{ type: 'dash', url: '/media/title.mpd' }],
    }),
  );
  await waitForState(page, (state) => state.status === 'failed');
  pages.server.errorStatus = null;
  await page.getByRole('button', { name: 'Try again' }).click();
  const state = await waitUntilPlaying();
  expect(state.position).toBeGreaterThanOrEqual(14.9);
});
