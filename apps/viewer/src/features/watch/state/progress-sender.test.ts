import type { Client } from '@matinee/client';
import { expect, test, vi } from 'vitest';
import { createProgressSender } from './progress-sender.ts';

function createClient(respond: () => Promise<unknown>) {
  return { call: vi.fn(respond), sendBeacon: vi.fn(() => true) };
}

test('waitForReports() resolves after the response to the last progress call', async () => {
  let resolveCall: (value?: unknown) => void = () => {};
  const client = createClient(() => new Promise((resolve) => (resolveCall = resolve)));
  const progressSender = createProgressSender(client as unknown as Client, 'film');
  progressSender.onProgress(30, 60, 'stop');
  const onSettled = vi.fn();
  const settled = progressSender.waitForReports().then(onSettled);
  await Promise.resolve();
  expect(onSettled).not.toHaveBeenCalled();
  resolveCall();
  await settled;
  expect(client.call).toHaveBeenCalledWith('putProgress', {
    params: { id: 'film' },
    body: { position: 30, duration: 60 },
    keepalive: true,
  });
});

test('waitForReports() resolves when a progress call fails', async () => {
  const client = createClient(() => Promise.reject(new Error('lost')));
  const progressSender = createProgressSender(client as unknown as Client, 'film');
  progressSender.onProgress(30, 60, 'interval');
  await expect(progressSender.waitForReports()).resolves.toBeUndefined();
});

test('sends the last position with a beacon when the page is hidden, and ignores invalid durations', () => {
  const client = createClient(() => Promise.resolve());
  const { onProgress } = createProgressSender(client as unknown as Client, 'film');
  onProgress(30, 60, 'hidden');
  onProgress(30, Number.NaN, 'stop');
  expect(client.sendBeacon).toHaveBeenCalledTimes(1);
  expect(client.call).not.toHaveBeenCalled();
});
