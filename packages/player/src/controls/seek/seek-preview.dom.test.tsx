import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { playerLabelsEnglish } from '../../labels-english.ts';
import type { PlayerStore } from '../../store/player-store.ts';
import { PlayerContext, type PlayerContextValue } from '../context.ts';
import { SeekPreview } from './seek-preview.tsx';

const url = 'https://media.example/storyboard.jpg?token=secret';
const thumbnail = { url, x: 0, y: 0, width: 160, height: 90, sheetWidth: 800, sheetHeight: 450 };

function renderPreview(refreshUrl: PlayerStore['refreshUrl']) {
  const state = { duration: 60, annotations: [] };
  const store = {
    get: () => state,
    subscribe: () => () => {},
    getThumbnail: async () => thumbnail,
    refreshUrl,
  } as unknown as PlayerStore;
  const context = { store, labels: playerLabelsEnglish, locale: 'en' } as unknown as PlayerContextValue;
  const { container } = render(
    <PlayerContext value={context}>
      <SeekPreview seconds={5} fraction={0.1} bar={createRef<HTMLElement>()} />
    </PlayerContext>,
  );
  return waitFor(() => {
    const image = container.querySelector('img');
    if (!image) throw new Error('There is no thumbnail yet');
    return { container, image };
  });
}

afterEach(cleanup);

test('a storyboard that cannot be loaded is logged without its token, and hidden', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { container, image } = await renderPreview(async () => null);
  fireEvent.error(image);
  await waitFor(() => expect(container.querySelector('img')).toBeNull());
  expect(warn.mock.calls).toEqual([
    ['A storyboard could not be loaded: https://media.example/storyboard.jpg'],
  ]);
  warn.mockRestore();
});

test('a storyboard whose token has expired is loaded with a new token, without a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { container, image } = await renderPreview(async () => `${url}-2`);
  fireEvent.error(image);
  await waitFor(() => expect(container.querySelector('img')?.src).toBe(`${url}-2`));
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
