import { afterEach, expect, test, vi } from 'vitest';
import { observeSize } from './observe-size.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function observeElement() {
  vi.useFakeTimers();
  let resize: () => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      observe = () => resize();
      disconnect = disconnect;
    },
  );
  const measure = vi.fn();
  const stop = observeSize({} as Element, 200, measure);
  return { measure, stop, disconnect, resize: () => resize() };
}

test('measures at once, then when the size has been stable for the debounce time', () => {
  const { measure, resize } = observeElement();
  expect(measure).toHaveBeenCalledTimes(1);
  for (let change = 0; change < 5; change += 1) {
    resize();
    vi.advanceTimersByTime(199);
  }
  expect(measure).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(measure).toHaveBeenCalledTimes(2);
});

test('measures no more and disconnects the observer when it is stopped', () => {
  const { measure, resize, stop, disconnect } = observeElement();
  resize();
  stop();
  vi.advanceTimersByTime(1000);
  expect(measure).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});
