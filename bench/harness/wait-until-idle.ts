// Waits until the server process is idle, for two minutes at most: it may still be resizing images that were
// requested.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Service } from './service.ts';

const intervalMs = 2000;
const timeoutMs = 120_000;
/** Processor ticks (1/100 s) per interval; an idle server needs fewer. */
const maxIdleTicks = 10;

export async function waitUntilIdle({ pid }: Service): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (let ticksBefore = readTicks(pid); Date.now() < deadline; ) {
    await wait(intervalMs);
    const ticks = readTicks(pid);
    if (ticks - ticksBefore < maxIdleTicks) return;
    ticksBefore = ticks;
  }
}

function readTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
