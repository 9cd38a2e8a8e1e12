// Plays real streams in a browser under a strict Content-Security-Policy, and checks that the video follows the
// requests of the store.
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type PlayerPages, readState, startPlayerPages, waitForState } from './player-page.ts';

let pages: PlayerPages;
let page: Page;

beforeAll(async () => {
  pages = await startPlayerPages();
});
afterAll(() => pages?.close());
afterEach(() => pages.leave());

const readCaptions = () =>
  page.evaluate(() => document.querySelector('.shaka-text-container')?.textContent ?? '');
const readDecodedFrames = () =>
  page.evaluate(() => window.exposedPlayer.store.getStats()?.decodedFrames ?? 0);
const waitUntilPlaying = () =>
  waitForState(page, (state) => state.status === 'playing' && state.position > 0.3);

describe.each(['dash', 'hls'])('a title by %s', (type) => {
  test('plays, and reports its duration, qualities, languages and subtitles', async () => {
    page = await pages.open(`type=${type}`);
    const state = await waitUntilPlaying();
    expect(Math.round(state.duration)).toBe(40);
    expect(state.qualities.map(({ height }) => height)).toEqual([360, 180]);
    expect(state.audioTracks.map(({ language }) => language)).toEqual(['en', 'ar']);
    expect(state.textTracks.map(({ language, label }) => [language, label])).toEqual([
      ['en', 'English'],
      ['ar', 'العربية'],
    ]);
    await expect.poll(readDecodedFrames).toBeGreaterThan(0);
  });

  test('starts at the given second', async () => {
    page = await pages.open(`type=${type}&at=21`);
    const state = await waitUntilPlaying();
    expect(state.position).toBeGreaterThanOrEqual(20.9);
    expect(state.position).toBeLessThan(25);
  });

  test('starts over when the viewer asks for it while a resumed title loads', async () => {
    page = await pages.open(`type=${type}&at=21`);
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      const startOver = () => setTimeout(() => window.exposedPlayer.store.requests.seek(0));
      if (video.readyState > 0) startOver();
      else video.addEventListener('loadedmetadata', startOver, { once: true });
    });
    await waitForState(
      page,
      (state) => state.status === 'playing' && state.currentTime > 1 && state.currentTime < 15,
    );
  });

  test('seeks, and clamps a seek to before its start', async () => {
    page = await pages.open(`type=${type}`);
    await waitUntilPlaying();
    const positionAfterSeek = await page.evaluate(() => {
      window.exposedPlayer.store.requests.seek(25);
      return window.exposedPlayer.store.get().position;
    });
    expect(positionAfterSeek).toBe(25);
    await waitForState(page, (state) => state.status === 'playing' && state.currentTime > 25.2);
    await page.evaluate(() => window.exposedPlayer.store.requests.seekBy(-500));
    await waitForState(page, (state) => state.status === 'playing' && state.currentTime < 3);
  });

  test('plays the selected quality, and switches back to automatic', async () => {
    page = await pages.open(`type=${type}`);
    await waitUntilPlaying();
    await page.evaluate(() => window.exposedPlayer.store.requests.selectQuality(180));
    await waitForState(page, (state) => state.quality === 180 && state.playingHeight === 180);
    await expect.poll(() => page.evaluate(() => document.querySelector('video')?.videoHeight)).toBe(180);
    await page.evaluate(() => window.exposedPlayer.store.requests.selectQuality('auto'));
    await waitForState(page, (state) => state.quality === 'auto');
  });

  test('shows subtitles, switches their language and turns them off and on', async () => {
    page = await pages.open(`type=${type}&subtitles=en`);
    await waitUntilPlaying();
    await expect.poll(readCaptions).toBe('A line that everybody can read');
    const selectLanguage = (language: string | null) =>
      page.evaluate(
        (requestedLanguage) =>
          window.exposedPlayer.store.requests.selectTextTrack(
            requestedLanguage ? { language: requestedLanguage, label: '' } : null,
          ),
        language,
      );
    await selectLanguage('ar');
    await expect.poll(readCaptions).toContain('سطر يقرؤه الجميع');
    await selectLanguage(null);
    await expect.poll(readCaptions).toBe('');
    await selectLanguage('en');
    await expect.poll(readCaptions).toContain('A line');
    expect(await selectLanguage('fr')).toBe(false);
  });

  test('switches the audio language', async () => {
    page = await pages.open(`type=${type}`);
    await waitUntilPlaying();
    await page.evaluate(() =>
      window.exposedPlayer.store.requests.selectAudioTrack({ language: 'ar', label: 'العربية' }),
    );
    const state = await waitForState(page, ({ audioTrackId }) => audioTrackId?.startsWith('ar') ?? false);
    expect(state.audioPreferences).toEqual({ language: 'ar' });
    const { position } = await readState(page);
    await waitForState(page, (laterState) => laterState.position > position + 1);
    expect(await page.evaluate(() => window.exposedPlayer.preferences)).toContainEqual({
      audioLanguage: 'ar',
    });
  });

  test('ends once, and plays again from its start', async () => {
    page = await pages.open(`type=${type}&at=38.5`);
    await waitForState(page, (state) => state.status === 'ended');
    expect((await readState(page)).watchProgress).toBe(1);
    const reasons = await page.evaluate(() => window.exposedPlayer.progress.map(([, , reason]) => reason));
    expect(reasons.filter((reason) => reason === 'end')).toHaveLength(1);
    expect(reasons).not.toContain('pause');
    await page.evaluate(() => window.exposedPlayer.store.requests.play());
    await waitForState(page, (state) => state.status === 'playing' && state.position < 5);
  });
});

test('shows markup in a subtitle file as text', async () => {
  const consoleMessages: string[] = [];
  page = await pages.open('subtitles=en&at=31');
  page.on('console', (message) => consoleMessages.push(message.text()));
  await waitUntilPlaying();
  await expect.poll(readCaptions).toContain('<img src=x onerror=');
  expect(
    await page.evaluate(() => document.querySelectorAll('.shaka-text-container :is(img, script, b)').length),
  ).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(consoleMessages).toEqual([]);
});

test('reports progress on pause, on seek and when the page is hidden', async () => {
  page = await pages.open();
  await waitUntilPlaying();
  // On a busy machine the engine may skip a gap, which is a seek too.
  const reportCount = await page.evaluate(() => {
    const { progress, store } = window.exposedPlayer;
    store.requests.pause();
    return progress.length;
  });
  await waitForState(page, (state) => state.status === 'paused');
  await page.evaluate(() => window.exposedPlayer.store.requests.seek(30));
  const readReasons = async () => {
    const reports = await page.evaluate(() => window.exposedPlayer.progress);
    return reports.slice(reportCount).map(([, , reason]) => reason);
  };
  await expect
    .poll(async () => (await readReasons()).filter((reason) => reason !== 'interval'))
    .toEqual(['pause', 'seek']);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  const lastReport = await page.evaluate(() => window.exposedPlayer.progress.at(-1));
  const [position, duration, reason] = lastReport ?? [0, 0, ''];
  expect(reason).toBe('hidden');
  expect(position).toBeCloseTo(30, 0);
  expect(Math.round(duration)).toBe(40);
});

test('starts muted without a gesture; with sound enabled, is muted only if the browser blocks sound', async () => {
  page = await pages.openInNewContext();
  expect(await waitUntilPlaying()).toMatchObject({ muted: true, volume: 100, isMutedByPolicy: false });
  await pages.leave();
  page = await pages.openInNewContext('sound');
  const state = await waitUntilPlaying();
  expect(state.muted).toBe(state.isMutedByPolicy);
  await page.evaluate(() => window.exposedPlayer.store.requests.setMuted(false));
  await waitForState(page, ({ muted, volume }) => !muted && volume === 100);
});

test('treats volume 0 as muted, and restores the previous volume on unmute', async () => {
  page = await pages.open();
  await waitUntilPlaying();
  await page.evaluate(() => {
    const { requests } = window.exposedPlayer.store;
    requests.setVolume(40);
    requests.setVolume(0);
  });
  await waitForState(page, (state) => state.muted && state.volume === 0);
  await page.evaluate(() => window.exposedPlayer.store.requests.setMuted(false));
  await waitForState(page, (state) => !state.muted && state.volume === 40);
});

test('fails without requesting media when access is not granted', async () => {
  page = await pages.open();
  await waitUntilPlaying();
  const requestCountBefore = pages.server.requests.length;
  await page.evaluate(() => {
    const sources = [{ type: 'dash' as const, url: '/media/other.mpd' }];
    window.exposedPlayer.store.requests.start({ id: 'two', title: 'Two', sources, accessLevel: 'DENIED' });
  });
  const { failure } = await waitForState(page, (state) => state.status === 'failed');
  expect(failure).toMatchObject({ status: 403, messageKey: 'playerForbidden' });
  expect(pages.server.requests.slice(requestCountBefore).map(({ path }) => path)).not.toContain(
    '/media/other.mpd',
  );
});

test('treats a missing manifest as an event that is not live, and skips an unusable source', async () => {
  page = await pages.open();
  await waitUntilPlaying();
  await page.evaluate(() =>
    window.exposedPlayer.store.requests.start({
      ...{ id: 'two', title: 'Two' },
      sources: [{ type: 'dash', url: '/media/missing.mpd' }],
    }),
  );
  const { failure } = await waitForState(page, (state) => state.status === 'failed');
  expect(failure).toMatchObject({ status: 404, isNotLive: true, messageKey: 'thisEventHasEnded' });
  await page.evaluate(() =>
    window.exposedPlayer.store.requests.start({
      ...{ id: 'three', title: 'Three' },
      sources: [
        { type: 'dash', url: '/media/en.vtt' },
        { type: 'hls', url: '/media/title.m3u8' },
      ],
    }),
  );
  await waitUntilPlaying();
});

test('adds external subtitles without duplicates', async () => {
  page = await pages.open('paused&subtitles=fr');
  await page.evaluate(() =>
    window.exposedPlayer.store.requests.start({
      ...{ id: 'two', title: 'Two' },
      sources: [{ type: 'dash', url: '/media/title.mpd' }],
      subtitles: [
        { url: '/media/en.vtt', language: 'en', title: 'English' },
        { url: '/media/ar.vtt', language: 'fr', title: 'Français' },
      ],
    }),
  );
  const { textTracks } = await waitForState(page, (state) => state.textTracks.length === 3);
  expect(textTracks.map(({ label }) => label).sort()).toEqual(['English', 'Français', 'العربية']);
  await expect.poll(readCaptions).toContain('سطر يقرؤه الجميع');
});

describe('the native engine', () => {
  const readEngineName = () => page.evaluate(() => window.exposedPlayer.store.getStats()?.engine);

  test('plays a plain file with external subtitles', async () => {
    page = await pages.open('paused');
    await page.evaluate(() =>
      window.exposedPlayer.store.requests.start({
        ...{ id: 'file', title: 'A file', startAt: 2 },
        sources: [{ type: 'file', url: '/media/file.mp4' }],
        subtitles: [{ url: '/media/en.vtt', language: 'en', title: 'English' }],
      }),
    );
    const state = await waitForState(page, ({ status, position }) => status === 'playing' && position > 2.3);
    expect(await readEngineName()).toBe('native');
    expect(Math.round(state.duration)).toBe(6);
    await page.evaluate(() =>
      window.exposedPlayer.store.requests.selectTextTrack({ language: 'en', label: 'English' }),
    );
    await waitForState(page, ({ textTrackId }) => textTrackId === '0');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('video')?.textTracks[0]?.activeCues?.length))
      .toBe(1);
  });

  test('reports a file that it cannot play', async () => {
    page = await pages.open('paused');
    await page.evaluate(() =>
      window.exposedPlayer.store.requests.start({
        ...{ id: 'file', title: 'Not a film' },
        sources: [{ type: 'file', url: '/media/en.vtt' }],
      }),
    );
    const { failure } = await waitForState(page, ({ status }) => status === 'failed');
    expect(failure).toMatchObject({ messageKey: 'playerDefaultError', retryable: true });
  });

  test('plays HLS without Media Source Extensions', async () => {
    page = await pages.openInNewContext('type=hls', () => {
      Reflect.deleteProperty(window, 'MediaSource');
      Reflect.deleteProperty(window, 'ManagedMediaSource');
    });
    await waitUntilPlaying();
    expect(await readEngineName()).toBe('native');
  });
});
