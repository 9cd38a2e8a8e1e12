import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEventStream, getReconnectDelay } from './event-stream.ts';

class FakeEventSource {
  static CLOSED = 2;
  static instances: FakeEventSource[] = [];
  readyState = 0;
  onopen?: () => void;
  onerror?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    FakeEventSource.instances.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  breakConnection() {
    this.readyState = 0;
    this.onerror?.();
  }
  refuse() {
    this.readyState = 2;
    this.onerror?.();
  }
  close() {
    this.readyState = 2;
  }
}

const getLastSource = () => FakeEventSource.instances.at(-1) as FakeEventSource;

function createTestStream() {
  const receivedData: string[] = [];
  const mayHaveMissedEvents = { current: false };
  const stream = createEventStream({
    url: '/events',
    onData: (data) => receivedData.push(data),
    onReconnect: () => receivedData.push('reconnected'),
    mayHaveMissedEvents,
  });
  stream.connect();
  return { receivedData, mayHaveMissedEvents, stream };
}

beforeEach(() => {
  FakeEventSource.instances = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('does not call onReconnect for the first connection', () => {
  const { receivedData } = createTestStream();
  getLastSource().open();
  getLastSource().onmessage?.({ data: 'one' });
  expect(receivedData).toEqual(['one']);
});

test('calls onReconnect when the browser reconnects', () => {
  const { receivedData } = createTestStream();
  getLastSource().open();
  getLastSource().breakConnection();
  getLastSource().open();
  expect(receivedData).toEqual(['reconnected']);
  expect(FakeEventSource.instances).toHaveLength(1);
});

test('retries a refused connection until it opens', () => {
  const { receivedData } = createTestStream();
  getLastSource().open();
  getLastSource().refuse();
  vi.runOnlyPendingTimers();
  getLastSource().refuse();
  vi.runOnlyPendingTimers();
  expect(FakeEventSource.instances).toHaveLength(3);
  getLastSource().open();
  getLastSource().onmessage?.({ data: 'two' });
  expect(receivedData).toEqual(['reconnected', 'two']);
});

test('does not retry a refused connection after disconnect()', () => {
  const { stream } = createTestStream();
  getLastSource().refuse();
  stream.disconnect();
  vi.runOnlyPendingTimers();
  expect(FakeEventSource.instances).toHaveLength(1);
});

test('calls onReconnect at the next connection when events may have been missed before it', () => {
  const { stream, mayHaveMissedEvents, receivedData } = createTestStream();
  getLastSource().refuse();
  stream.disconnect();
  expect(mayHaveMissedEvents.current).toBe(true);
  stream.connect();
  getLastSource().open();
  expect(receivedData).toEqual(['reconnected']);
});

test.each([
  [0, 0, 1000],
  [0, 1, 2000],
  [3, 1, 16_000],
  [20, 0, 30_000],
  [20, 1, 60_000],
])('after %i failures with jitter %d it waits %i ms', (failures, random, delay) => {
  expect(getReconnectDelay(failures, random)).toBe(delay);
});
