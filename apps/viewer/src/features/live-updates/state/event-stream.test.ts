import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEventStream, getReconnectDelay } from './event-stream.ts';

class Source {
  static CLOSED = 2;
  static instances: Source[] = [];
  readyState = 0;
  onopen?: () => void;
  onerror?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    Source.instances.push(this);
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

const last = () => Source.instances.at(-1) as Source;

function listen() {
  const reconnects: string[] = [];
  const missed = { current: false };
  const listening = createEventStream({
    address: '/events',
    onData: (data) => reconnects.push(data),
    onReconnect: () => reconnects.push('heard again'),
    missed,
  });
  listening.connect();
  return { received: reconnects, missed, listening };
}

beforeEach(() => {
  Source.instances = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('does not report a gap before the first connection', () => {
  const { received: reconnects } = listen();
  last().opens();
  last().onmessage?.({ data: 'one' });
  expect(reconnects).toEqual(['one']);
});

test('reports a gap when the browser reconnects', () => {
  const { received: reconnects } = listen();
  last().opens();
  last().breaks();
  last().opens();
  expect(reconnects).toEqual(['heard again']);
  expect(Source.instances).toHaveLength(1);
});

test('retries a refused connection until it opens', () => {
  const { received: reconnects } = listen();
  last().opens();
  last().isRefused();
  vi.runOnlyPendingTimers();
  last().isRefused();
  vi.runOnlyPendingTimers();
  expect(Source.instances).toHaveLength(3);
  last().opens();
  last().onmessage?.({ data: 'two' });
  expect(reconnects).toEqual(['heard again', 'two']);
});

test('does not reconnect after it was stopped', () => {
  const { listening } = listen();
  last().isRefused();
  listening.disconnect();
  vi.runOnlyPendingTimers();
  expect(Source.instances).toHaveLength(1);
});

test('reports an earlier gap to the next listener', () => {
  const { listening, missed, received: reconnects } = listen();
  last().isRefused();
  listening.disconnect();
  expect(missed.current).toBe(true);
  listening.connect();
  last().opens();
  expect(reconnects).toEqual(['heard again']);
});

test.each([
  [0, 0, 1000],
  [0, 1, 2000],
  [3, 1, 16_000],
  [20, 0, 30_000],
  [20, 1, 60_000],
])('after %i failures with jitter %d it waits %i ms', (failures, chance, wait) => {
  expect(getReconnectDelay(failures, chance)).toBe(wait);
});
