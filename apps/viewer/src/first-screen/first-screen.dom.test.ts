import { expect, test, vi } from 'vitest';

test("loads the viewer's code after the first frame on a page without a large image", async () => {
  vi.useFakeTimers();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  document.head.innerHTML = '<meta name="deferred-scripts" content=" /chunk.js">';
  await import('./first-screen.ts');
  const countPreloads = () => document.querySelectorAll('link[rel="modulepreload"]').length;
  vi.advanceTimersByTime(1000);
  expect(countPreloads()).toBe(0);
  for (const runFrame of frames) runFrame(0);
  vi.advanceTimersByTime(0);
  expect(countPreloads()).toBe(1);
});
