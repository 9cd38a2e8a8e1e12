import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createLog } from '../log/index.ts';
import { createStep } from './step.ts';

const log = createLog({ level: 'silent' });
const slow = async () => {
  await sleep(100);
  return 'made';
};

test('shows seconds in a terminal for a slow step, and leaves a line at the end', async () => {
  const write = vi.fn();
  const step = createStep(log, { terminal: { write }, patienceMs: 10 });
  expect(await step('Making it', slow)).toBe('made');
  expect(write.mock.calls[0]?.[0]).toMatch(/… Making it \d+ s$/);
  expect(write.mock.calls.at(-1)?.[0]).toMatch(/✓ Making it \d+ s\n$/);
});

test('clears the line of a failed step and rethrows its error', async () => {
  const write = vi.fn();
  const step = createStep(log, { terminal: { write }, patienceMs: 10 });
  await expect(step('Making it', () => slow().then(() => Promise.reject(new Error('no'))))).rejects.toThrow(
    'no',
  );
  expect(write.mock.calls.at(-1)).toEqual(['\r\x1b[2K']);
});

test('prints nothing for a fast step', async () => {
  const write = vi.fn();
  await createStep(log, { terminal: { write } })('Making it', async () => {});
  expect(write).not.toHaveBeenCalled();
});

test('logs a slow step as fields without a terminal', async () => {
  const info = vi.spyOn(log, 'info');
  await createStep(log, { patienceMs: 10 })('Making it', slow);
  const fields = { step: 'Making it', seconds: expect.any(Number) };
  expect(info.mock.calls).toEqual([
    [fields, 'still at work'],
    [fields, 'done'],
  ]);
});
