import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEventStream, getReconnectDelay } from './event-stream.ts';

class Source {
  static CLOSED = 2;
  static made: Source[] = [];
  readyState = 0;
  onopen?: () => void;
  onerror?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    Source.made.push(this);
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  breaks() {
    this.readyState = 0;
    this.onerror?.();
  }
  isRefused() {
    this.readyState = 2;
    this.onerror?.();
  }
  close() {
    this.readyState = 2;
  }
}

const last = () => Source.made.at(-1) as Source;

function listen() {
  const heard: string[] = [];
  const missed = { current: false };
  const listening = createEventStream({
    address: '/events',
    onData: (data) => heard.push(data),
    onHeardAgain: () => heard.push('heard again'),
    missed,
  });
  listening.begin();
  return { heard, missed, listening };
}

beforeEach(() => {
  Source.made = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing is missed before the first connection', () => {
  const { heard } = listen();
  last().opens();
  last().onmessage?.({ data: 'one' });
  expect(heard).toEqual(['one']);
});

test('a connection that the browser takes up again tells that something may have been missed', () => {
  const { heard } = listen();
  last().opens();
  last().breaks();
  last().opens();
  expect(heard).toEqual(['heard again']);
  expect(Source.made).toHaveLength(1);
});

test('a refused connection is asked for again until there is one', () => {
  const { heard } = listen();
  last().opens();
  last().isRefused();
  vi.runOnlyPendingTimers();
  last().isRefused();
  vi.runOnlyPendingTimers();
  expect(Source.made).toHaveLength(3);
  last().opens();
  last().onmessage?.({ data: 'two' });
  expect(heard).toEqual(['heard again', 'two']);
});

test('nobody asks again after having stopped', () => {
  const { listening } = listen();
  last().isRefused();
  listening.rest();
  vi.runOnlyPendingTimers();
  expect(Source.made).toHaveLength(1);
});

test('what was missed is made up for by the next one who listens', () => {
  const { listening, missed, heard } = listen();
  last().isRefused();
  listening.rest();
  expect(missed.current).toBe(true);
  listening.begin();
  last().opens();
  expect(heard).toEqual(['heard again']);
});

test.each([
  [0, 0, 1000],
  [0, 1, 2000],
  [3, 1, 16_000],
  [20, 0, 30_000],
  [20, 1, 60_000],
])('after %i failures and by chance %d it waits %i ms', (failures, chance, wait) => {
  expect(getReconnectDelay(failures, chance)).toBe(wait);
});
