import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createLog } from '../log/index.ts';
import { createStepRunner } from './step-runner.ts';

const log = createLog({ level: 'silent' });
const runSlowWork = async () => {
  await sleep(100);
  return 'created';
};

test('shows seconds in a terminal for a slow step, and a line when it has ended', async () => {
  const write = vi.fn();
  const runStep = createStepRunner(log, { terminal: { write }, delayMs: 10 });
  expect(await runStep('Creating it', runSlowWork)).toBe('created');
  expect(write.mock.calls[0]?.[0]).toMatch(/… Creating it \d+ s$/);
  expect(write.mock.calls.at(-1)?.[0]).toMatch(/✓ Creating it \d+ s\n$/);
});

test('clears the line of a failed step and rethrows its error', async () => {
  const write = vi.fn();
  const runStep = createStepRunner(log, { terminal: { write }, delayMs: 10 });
  await expect(
    runStep('Creating it', () => runSlowWork().then(() => Promise.reject(new Error('The disk is full.')))),
  ).rejects.toThrow('The disk is full.');
  expect(write.mock.calls.at(-1)).toEqual(['\r\x1b[2K']);
});

test('prints nothing for a fast step', async () => {
  const write = vi.fn();
  await createStepRunner(log, { terminal: { write } })('Creating it', async () => {});
  expect(write).not.toHaveBeenCalled();
});

test('logs a slow step as fields without a terminal', async () => {
  const info = vi.spyOn(log, 'info');
  await createStepRunner(log, { delayMs: 10 })('Creating it', runSlowWork);
  const fields = { step: 'Creating it', seconds: expect.any(Number) };
  expect(info.mock.calls).toEqual([
    [fields, 'in progress'],
    [fields, 'done'],
  ]);
});
