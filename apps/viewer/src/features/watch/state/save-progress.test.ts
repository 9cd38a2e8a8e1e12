import type { Client } from '@matinee/client';
import { expect, test, vi } from 'vitest';
import { createProgressReporter } from './save-progress.ts';

function clientThat(answers: () => Promise<unknown>) {
  return { call: vi.fn(answers), beacon: vi.fn(() => true) };
}

test('lists wait until the place that was left at is answered', async () => {
  let answer: (value?: unknown) => void = () => {};
  const client = clientThat(() => new Promise((resolve) => (answer = resolve)));
  const keeping = createProgressReporter(client as unknown as Client, 'film');
  keeping.onProgress(30, 60, 'stop');
  const heard = vi.fn();
  const told = keeping.told().then(heard);
  await Promise.resolve();
  expect(heard).not.toHaveBeenCalled();
  answer();
  await told;
  expect(client.call).toHaveBeenCalledWith('putProgress', {
    params: { id: 'film' },
    body: { position: 30, duration: 60 },
    keepalive: true,
  });
});

test('a report that is lost holds nobody up', async () => {
  const client = clientThat(() => Promise.reject(new Error('lost')));
  const keeping = createProgressReporter(client as unknown as Client, 'film');
  keeping.onProgress(30, 60, 'interval');
  await expect(keeping.told()).resolves.toBeUndefined();
});

test('a page that goes away sends its last place along, and nonsense is not told', () => {
  const client = clientThat(() => Promise.resolve());
  const { onProgress } = createProgressReporter(client as unknown as Client, 'film');
  onProgress(30, 60, 'hidden');
  onProgress(30, Number.NaN, 'stop');
  expect(client.beacon).toHaveBeenCalledTimes(1);
  expect(client.call).not.toHaveBeenCalled();
});
