import { afterEach, expect, test, vi } from 'vitest';
import { observeSize } from './observe-size.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function followed() {
  vi.useFakeTimers();
  let resize: () => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(change: () => void) {
        resize = change;
      }
      observe = () => resize();
      disconnect = disconnect;
    },
  );
  const measure = vi.fn();
  const stop = observeSize({} as Element, 200, measure);
  return { measure, stop, disconnect, resize: () => resize() };
}

test('is measured at once, then when it has rested', () => {
  const { measure, resize } = followed();
  expect(measure).toHaveBeenCalledTimes(1);
  for (let change = 0; change < 5; change += 1) {
    resize();
    vi.advanceTimersByTime(199);
  }
  expect(measure).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(measure).toHaveBeenCalledTimes(2);
});

test('is measured no more once nobody follows', () => {
  const { measure, resize, stop, disconnect } = followed();
  resize();
  stop();
  vi.advanceTimersByTime(1000);
  expect(measure).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});
