import type { Client } from '@matinee/client';
import { expect, test, vi } from 'vitest';
import { createProgressReporter } from './save-progress.ts';

function clientThat(answers: () => Promise<unknown>) {
  return { call: vi.fn(answers), beacon: vi.fn(() => true) };
}

test('settles after the last progress call is answered', async () => {
  let answer: (value?: unknown) => void = () => {};
  const client = clientThat(() => new Promise((resolve) => (answer = resolve)));
  const reporter = createProgressReporter(client as unknown as Client, 'film');
  reporter.onProgress(30, 60, 'stop');
  const calls = vi.fn();
  const told = reporter.settled().then(calls);
  await Promise.resolve();
  expect(calls).not.toHaveBeenCalled();
  answer();
  await told;
  expect(client.call).toHaveBeenCalledWith('putProgress', {
    params: { id: 'film' },
    body: { position: 30, duration: 60 },
    keepalive: true,
  });
});

test('settles when a progress call fails', async () => {
  const client = clientThat(() => Promise.reject(new Error('lost')));
  const reporter = createProgressReporter(client as unknown as Client, 'film');
  reporter.onProgress(30, 60, 'interval');
  await expect(reporter.settled()).resolves.toBeUndefined();
});

test('sends the last position with a beacon when the page is hidden, and ignores invalid durations', () => {
  const client = clientThat(() => Promise.resolve());
  const { onProgress } = createProgressReporter(client as unknown as Client, 'film');
  onProgress(30, 60, 'hidden');
  onProgress(30, Number.NaN, 'stop');
  expect(client.beacon).toHaveBeenCalledTimes(1);
  expect(client.call).not.toHaveBeenCalled();
});
