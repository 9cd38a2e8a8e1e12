import { expect, test } from 'vitest';
import { createPageEventQueue } from './page-event-queue.ts';

test('delivers 1,000 queued events in order', async () => {
  const controller = new AbortController();
  const queue = createPageEventQueue<number>(controller.signal);
  for (let n = 0; n < 1_000; n++) queue.push(n);
  const events = queue.streamEvents();
  for (let n = 0; n < 1_000; n++) expect(await events.next()).toEqual({ value: n, done: false });
  controller.abort();
  expect(await events.next()).toMatchObject({ done: true });
});

test('ends instead of holding more than 1,000 events for a page that does not receive them', async () => {
  const queue = createPageEventQueue<number>(new AbortController().signal);
  const events = queue.streamEvents();
  queue.push(0);
  expect(await events.next()).toEqual({ value: 0, done: false });
  for (let n = 1; n < 5_000; n++) queue.push(n);
  expect(await events.next()).toEqual({ value: undefined, done: true });
});
