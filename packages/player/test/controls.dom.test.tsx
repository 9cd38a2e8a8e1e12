// Tests the controls with a fake engine, by keyboard and by buttons. controls.browser.test.ts tests the behaviour that
// needs a layout, a mouse, touch or full screen.
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { EngineFailure } from '../src/engine/engine.ts';
import {
  createPlayerStore,
  Player,
  type PlayerState,
  type PlayerStore,
  playerLabelsEnglish,
} from '../src/index.ts';
import { createSource } from './create-source.ts';
import { createFakeEngine } from './fake-engine.ts';

configure({ asyncUtilTimeout: 20_000 });

interface RenderedPlayer {
  store: PlayerStore;
  user: ReturnType<typeof userEvent.setup>;
  /** How often the player has called `onBack`. */
  getBackCount: () => number;
  /** Resolves when `isMet` returns true for the state. */
  waitForState(isMet: (state: PlayerState) => boolean): Promise<void>;
}

interface RenderOptions {
  autoplay?: boolean;
  startAt?: number;
  muted?: boolean;
  /** When present, the first load of the title fails with it. */
  failure?: EngineFailure;
}

async function renderPlayer({
  autoplay = true,
  startAt = 0,
  muted,
  failure,
}: RenderOptions = {}): Promise<RenderedPlayer> {
  let backCount = 0;
  let loadCount = 0;
  const store = createPlayerStore({
    preferences: { muted },
    createEngine: async () => createFakeEngine(loadCount++ === 0 ? failure : undefined),
  });
  render(
    <Player
      source={{ ...createSource(), startAt }}
      store={store}
      labels={playerLabelsEnglish}
      locale="en"
      autoplay={autoplay}
      onBack={() => {
        backCount += 1;
      }}
    />,
  );
  const waitForState = (isMet: (state: PlayerState) => boolean) =>
    waitFor(() => expect(isMet(store.get())).toBe(true), { interval: 10 });
  const startedStatus = autoplay ? 'playing' : 'ready';
  await waitForState(({ status }) => status === (failure ? 'failed' : startedStatus));
  // The code of the lower controls loads after the first render.
  if (!failure) await screen.findByRole('toolbar');
  return { store, user: userEvent.setup(), getBackCount: () => backCount, waitForState };
}

afterEach(cleanup);

const getButton = (name: string) => screen.getByRole('button', { name });

describe('keys without a focused control', () => {
  test('play, pause, seek and change the volume', async () => {
    const { store, user, waitForState } = await renderPlayer({ muted: false });
    await user.keyboard(' ');
    await waitForState(({ status }) => status === 'paused');
    await user.keyboard('5');
    await waitForState(({ position }) => Math.round(position) === 20);
    await user.keyboard('{ArrowRight}');
    await waitForState(({ position }) => Math.round(position) === 30);
    await user.keyboard('j{ArrowLeft}');
    await waitForState(({ position }) => Math.round(position) === 10);
    await user.keyboard('{End}');
    await waitForState(({ position, duration }) => position > duration - 0.6);
    await user.keyboard('{Home}');
    await waitForState(({ position }) => position === 0);
    const { muted } = store.get();
    await user.keyboard('m');
    await waitForState((state) => state.muted !== muted);
    await user.keyboard('m');
    await waitForState((state) => state.muted === muted);
    store.requests.setVolume(50);
    await user.keyboard('{ArrowDown}');
    await waitForState(({ volume }) => volume === 45);
    await user.keyboard('k');
    await waitForState(({ status, position }) => status === 'playing' && position > 0.3);
  });

  test('change the speed and the subtitles, and leave the player', async () => {
    const { user, getBackCount, waitForState } = await renderPlayer();
    await user.keyboard('>');
    await waitForState(({ rate }) => rate === 1.25);
    await user.keyboard('<');
    await waitForState(({ rate }) => rate === 1);
    await user.keyboard('c');
    await waitForState(({ subtitleLanguage }) => subtitleLanguage === 'en');
    await user.keyboard('c');
    await waitForState(({ subtitleLanguage }) => subtitleLanguage === null);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(getBackCount()).toBe(1));
  });
});

test('arrow keys on the seek bar seek by ten seconds and name the chapter', async () => {
  const { user, waitForState } = await renderPlayer({ autoplay: false, startAt: 10 });
  const seekBar = screen.getByRole('slider', { name: 'Seek' });
  seekBar.focus();
  await user.keyboard('{ArrowRight}');
  await waitForState(({ position }) => Math.round(position) === 20);
  await waitFor(() =>
    expect(seekBar.getAttribute('aria-valuetext')).toBe('20 seconds of 40 seconds, Under the dome'),
  );
});

describe('a menu', () => {
  test('focuses its selected item, moves by arrow keys and returns the focus', async () => {
    const { user, waitForState } = await renderPlayer();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Playing'));
    getButton('Speed').focus();
    await user.keyboard('{Enter}');
    const selectedItem = await screen.findByRole('menuitemradio', { name: 'Normal' });
    await waitFor(() => expect(document.activeElement).toBe(selectedItem));
    expect(selectedItem.getAttribute('aria-checked')).toBe('true');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitForState(({ rate }) => rate === 1.25);
    await waitFor(() => expect(document.activeElement).toBe(getButton('Speed')));
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Speed: 1.25×'));
  });

  test('closes by Escape without leaving the player', async () => {
    const { user, getBackCount } = await renderPlayer({ autoplay: false });
    await user.click(getButton('Quality'));
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(getBackCount()).toBe(0);
  });

  test.each([
    ['Quality', '180p', ({ quality }: PlayerState) => quality === 180],
    ['Subtitles', 'العربية', ({ subtitleLanguage }: PlayerState) => subtitleLanguage === 'ar'],
    ['Audio', 'العربية', ({ audioPreferences }: PlayerState) => audioPreferences.language === 'ar'],
  ])('%s selects %s', async (menu, item, isSelected) => {
    const { user, waitForState } = await renderPlayer({ autoplay: false });
    await user.click(getButton(menu));
    await user.click(await screen.findByRole('menuitemradio', { name: new RegExp(item) }));
    await waitForState(isSelected);
  });
});

test('Skip intro seeks to the end of the intro and disappears', async () => {
  const { user, waitForState } = await renderPlayer({ autoplay: false, startAt: 3 });
  await user.click(await screen.findByRole('button', { name: 'Skip intro' }));
  await waitForState(({ position }) => position >= 6);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Skip intro' })).toBeNull());
});

test('an error shows its request id, a button to go back and a button to retry', async () => {
  const failure = { code: 'too-many', status: 409, retryable: true, requestId: 'req-0123456789' };
  const { user, getBackCount, waitForState } = await renderPlayer({ failure });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('cannot be played online');
  expect(alert.textContent).toContain('Request req-0123456789');
  await user.click(within(alert).getByRole('button', { name: 'Back' }));
  expect(getBackCount()).toBe(1);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitForState(({ status }) => status === 'playing');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
