// Media that only a token opens, and tokens that end while somebody watches.
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setStage, stateOf, type TestStage, untilState } from './player-page.ts';

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

const playing = () => untilState(page, (state) => state.status === 'playing' && state.position > 0.3);

/** Has enough in memory to go on for a while. */
const stocked = () =>
  untilState(page, ({ status, position, buffered }) => {
    const piece = buffered.find(({ start, end }) => start <= position && position < end);
    return status === 'playing' && piece !== undefined && piece.end - position > 8;
  });

/** Every status the page went through. */
const watchStatuses = () =>
  page.evaluate(() => {
    const seen: string[] = [];
    window.seen.store.subscribe(() => seen.push(window.seen.store.get().status));
    Object.assign(window, { statuses: seen });
  });
const statuses = () => page.evaluate(() => (window as unknown as { statuses: string[] }).statuses);

describe.each(['dash', 'hls'])('protected media by %s', (type) => {
  test('every manifest, segment, subtitle and picture is asked for with the token', async () => {
    page = await stage.open(`type=${type}&token=first&subtitles=en`);
    await playing();
    await page.locator('[role=slider]').first().hover();
    await expect
      .poll(() => stage.server.asked.map(({ path }) => path))
      .toEqual(expect.arrayContaining(['/media/storyboard.jpg', '/media/en.vtt']));
    expect(stage.server.asked.filter(({ token }) => token !== 'first')).toEqual([]);
  });

  test('goes on without a hiccup when the token ends and another is given', async () => {
    page = await stage.open(`type=${type}&token=first`);
    await stocked();
    stage.server.accepted = new Set(['second']);
    stage.server.fresh = [{ token: 'second', expiresAt: null }];
    await watchStatuses();
    await page.evaluate(() => window.seen.store.requests.rate(2));
    await untilState(page, (state) => state.position > 12);
    expect(new Set(await statuses())).toEqual(new Set(['playing']));
    expect(stage.server.asked.some(({ status }) => status === 403)).toBe(true);
    expect(stage.server.asked.at(-1)).toMatchObject({ token: 'second', status: 200 });
  });

  test('fails with the reason when no other token is given', async () => {
    page = await stage.open(`type=${type}&token=first`);
    await playing();
    stage.server.accepted = new Set(['nobody has this']);
    await page.evaluate(() => window.seen.store.requests.seek(39));
    const { failure } = await untilState(page, (state) => state.status === 'failed');
    expect(failure).toMatchObject({
      status: 403,
      messageKey: 'playerForbidden',
      requestId: 'req-0123456789',
      retryable: false,
    });
  });
});

test('a token is renewed ahead of its end, before anything is refused', async () => {
  stage.server.accepted = new Set(['first', 'second']);
  stage.server.fresh = [{ token: 'second', expiresAt: null }];
  const expires = new Date(Date.now() + 8_000).toISOString();
  page = await stage.open(`token=first&expires=${expires}`);
  await playing();
  await expect.poll(() => stage.server.fresh.length).toBe(0);
  // All that is near may be in memory already.
  await page.evaluate(() => window.seen.store.requests.seek(20));
  await expect.poll(() => stage.server.asked.at(-1)?.token).toBe('second');
  expect(stage.server.asked.filter(({ status }) => status !== 200)).toEqual([]);
});

test('a picture of the seek bar is asked for again with a fresh token', async () => {
  page = await stage.open('token=first');
  await playing();
  stage.server.accepted = new Set(['second']);
  stage.server.fresh = [{ token: 'second', expiresAt: null }];
  await page.locator('[role=slider]').first().hover();
  await expect
    .poll(() => stage.server.asked.filter(({ path }) => path.endsWith('.jpg')).at(-1))
    .toMatchObject({ token: 'second', status: 200 });
});

test('a server that stumbles for a moment is not noticed while there is something in memory', async () => {
  page = await stage.open('token=first');
  await stocked();
  stage.server.broken = 503;
  await watchStatuses();
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  stage.server.broken = null;
  const { position } = await stateOf(page);
  await untilState(page, (state) => state.position > position + 2);
  expect(new Set(await statuses())).toEqual(new Set(['playing']));
});

test('trying again loads the title from where it was', async () => {
  page = await stage.open('token=first&at=15');
  await playing();
  stage.server.broken = 500;
  await page.evaluate(() => window.seen.store.requests.stop());
  await page.evaluate(() =>
    window.seen.store.requests.start({
      ...{ id: 'two', title: 'Two', token: 'first', startAt: 15 },
      sources: [{ type: 'dash', url: '/media/title.mpd' }],
    }),
  );
  await untilState(page, (state) => state.status === 'failed');
  stage.server.broken = null;
  await page.getByRole('button', { name: 'Try again' }).click();
  const state = await playing();
  expect(state.position).toBeGreaterThanOrEqual(14.9);
});
