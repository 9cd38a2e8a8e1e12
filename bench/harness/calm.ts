// Waits until a service has nothing to do: pictures that somebody asked for are still being packed behind the scenes.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Service } from './service.ts';

const lookMs = 2000;
const patienceMs = 120_000;
/** Hundredths of a second of processor time within a look: a service that only waits needs less. */
const idleTicks = 10;

export async function untilCalm({ pid }: Service): Promise<void> {
  const end = Date.now() + patienceMs;
  for (let before = ticksOf(pid); Date.now() < end; ) {
    await wait(lookMs);
    const now = ticksOf(pid);
    if (now - before < idleTicks) return;
    before = now;
  }
}

function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
