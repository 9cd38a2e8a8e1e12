import { constants } from 'node:os';

/**
 * How a process ended, which `encode/step-failure.ts` turns into the failure of an encode step:
 * - `done`: exit code 0
 * - `failed`: another exit code, or a crash on its input; `stderr` holds the end of its messages
 * - `diskFull`: it could not write
 * - `aborted`: the caller's signal stopped it
 * - `killed`: another process or the kernel stopped it, or it got too little CPU time; worth a retry
 * - `timedOut`: it exceeded its CPU limit, or where there is none, its wall-clock limit
 */
export type ProcessOutcome =
  | { kind: 'done'; stdout: Buffer; stderr: string }
  | { kind: 'failed'; stderr: string }
  | { kind: 'diskFull'; stderr: string }
  | { kind: 'aborted' }
  | { kind: 'killed'; stderr: string }
  | { kind: 'timedOut' };

const externalSignals = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);

const signalByNumber = new Map(
  Object.entries(constants.signals).map(([name, number]) => [number, name as NodeJS.Signals]),
);

/**
 * Converts an exit of bubblewrap to that of its process. When a signal ends the process, bubblewrap exits with 128 plus
 * the signal's number.
 */
export function readWrappedExit(
  code: number | null,
  signal: NodeJS.Signals | null,
): { code: number | null; signal: NodeJS.Signals | null } {
  const processSignal = code === null ? undefined : signalByNumber.get(code - 128);
  return processSignal ? { code: null, signal: processSignal } : { code, signal };
}

/** Interprets an exit that the caller did not cause. */
export function interpretExit(
  code: number | null,
  signal: NodeJS.Signals | null,
  stdout: Buffer,
  stderr: string,
): ProcessOutcome {
  // ffmpeg exits with 0 when only its last write fails for lack of space, but logs the error.
  if (/: (No space left on device|Disk quota exceeded)\s*$/m.test(stderr))
    return { kind: 'diskFull', stderr };
  if (code === 0) return { kind: 'done', stdout, stderr };
  if (signal === 'SIGXCPU') return { kind: 'timedOut' };
  if (signal !== null && externalSignals.has(signal)) return { kind: 'killed', stderr };
  if (code === 255) {
    // ffmpeg catches signals and exits with 255. At log level error, it does not log the signal.
    const receivedSignal = /received signal (\d+)/.exec(stderr)?.[1];
    if (Number(receivedSignal) === constants.signals.SIGXCPU) return { kind: 'timedOut' };
    if (receivedSignal !== undefined || stderr.trim() === '') return { kind: 'killed', stderr };
  }
  return { kind: 'failed', stderr: signal === null ? stderr : `${stderr}\n(ended by ${signal})` };
}
