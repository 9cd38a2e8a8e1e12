import { constants } from 'node:os';

/**
 * How a child ended. Everything that can be expected is a value:
 * - `done`: exit code 0
 * - `failed`: it said no by itself, or crashed on its input; `stderr` is the end of what it said
 * - `diskFull`: it could not write
 * - `aborted`: our signal asked it to stop
 * - `killed`: somebody else stopped it (the kernel short of memory, an operator): worth another try
 * - `timedOut`: it used up its time on the clock or on the CPU
 */
export type ProcessOutcome =
  | { kind: 'done'; stdout: Buffer; stderr: string }
  | { kind: 'failed'; stderr: string }
  | { kind: 'diskFull'; stderr: string }
  | { kind: 'aborted' }
  | { kind: 'killed'; stderr: string }
  | { kind: 'timedOut' };

const externalSignals = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);

/** What an exit means that we did not cause ourselves. */
export function interpretExit(
  code: number | null,
  signal: NodeJS.Signals | null,
  stdout: Buffer,
  stderr: string,
): ProcessOutcome {
  // ffmpeg says so and still ends with 0 when only the last bytes found no room.
  if (/: (No space left on device|Disk quota exceeded)\s*$/m.test(stderr))
    return { kind: 'diskFull', stderr };
  if (code === 0) return { kind: 'done', stdout, stderr };
  if (signal === 'SIGXCPU') return { kind: 'timedOut' };
  if (signal !== null && externalSignals.has(signal)) return { kind: 'killed', stderr };
  if (code === 255) {
    // ffmpeg ends by itself at a signal; where it logs errors alone it does not say so, and says nothing at all.
    const received = /received signal (\d+)/.exec(stderr)?.[1];
    if (Number(received) === constants.signals.SIGXCPU) return { kind: 'timedOut' };
    if (received !== undefined || stderr.trim() === '') return { kind: 'killed', stderr };
  }
  return { kind: 'failed', stderr: signal === null ? stderr : `${stderr}\n(ended by ${signal})` };
}
