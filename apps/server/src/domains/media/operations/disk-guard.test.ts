import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { DiskFullError } from '../../../platform/storage/index.ts';
import { guardDisk } from './disk-guard.ts';

const neverAborted = new AbortController().signal;

test('guardDisk runs the work when there is enough disk space', async () => {
  expect(await guardDisk(tmpdir(), neverAborted, async (signal) => signal.aborted)).toBe(false);
});

test('guardDisk throws DiskFullError before the work when there is too little disk space', async () => {
  let hasStarted = false;
  // This file system never has free space.
  const guardedWork = guardDisk('/proc', neverAborted, async () => {
    hasStarted = true;
  });
  await expect(guardedWork).rejects.toBeInstanceOf(DiskFullError);
  expect(hasStarted).toBe(false);
});
