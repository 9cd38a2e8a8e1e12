import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { DiskFullError } from '../../../platform/storage/index.ts';
import { guardDisk } from './disk-guard.ts';

const never = new AbortController().signal;

test('work goes on where there is room', async () => {
  expect(await guardDisk(tmpdir(), never, async (signal) => signal.aborted)).toBe(false);
});

test('work does not begin where there is none', async () => {
  let begun = false;
  // This file system has no room, ever.
  const work = guardDisk('/proc', never, async () => {
    begun = true;
  });
  await expect(work).rejects.toBeInstanceOf(DiskFullError);
  expect(begun).toBe(false);
});
