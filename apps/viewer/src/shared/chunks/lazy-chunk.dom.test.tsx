import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkSuspense, lazyChunk, preloadableChunk } from './lazy-chunk.tsx';

const chunkLoadError = new TypeError('Failed to fetch dynamically imported module: /rows.js');
const Rows = () => <p>More rows</p>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function renderPage(importRows: () => Promise<{ default: typeof Rows }>) {
  const LazyRows = lazyChunk(importRows);
  render(
    <main>
      <p>First rows</p>
      <ChunkSuspense fallback={<p>Loading</p>}>
        <LazyRows />
      </ChunkSuspense>
    </main>,
  );
}

test('a chunk that fails without a connection loads when the server responds again', async () => {
  let isConnected = false;
  vi.stubGlobal('fetch', () =>
    isConnected ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
  );
  renderPage(() => (isConnected ? Promise.resolve({ default: Rows }) : Promise.reject(chunkLoadError)));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('First rows')).toBeDefined();
  expect(screen.getByText('Loading')).toBeDefined();
  isConnected = true;
  window.dispatchEvent(new Event('online'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('More rows')).toBeDefined();
});

test('a chunk that fails although the server responds is left out, and the rest of the page stays', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  // The page has already been reloaded for this build.
  sessionStorage.setItem('matinee.reloadedFor', '');
  renderPage(() => Promise.reject(chunkLoadError));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('First rows')).toBeDefined();
  expect(screen.queryByText('Loading')).toBeNull();
});

test('a chunk that a new build has replaced reloads the page once', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  renderPage(() => Promise.reject(chunkLoadError));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByText('Loading')).toBeDefined();
});

test('a preloaded chunk renders at once', async () => {
  const PreloadableRows = preloadableChunk(() => Promise.resolve({ default: Rows }));
  await PreloadableRows.preload();
  render(<PreloadableRows />);
  expect(screen.getByText('More rows')).toBeDefined();
});

test('a chunk that is not preloaded renders as soon as it has loaded', async () => {
  const PreloadableRows = preloadableChunk(() => Promise.resolve({ default: Rows }));
  render(<PreloadableRows />);
  expect(screen.queryByText('More rows')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('More rows')).toBeDefined();
});
