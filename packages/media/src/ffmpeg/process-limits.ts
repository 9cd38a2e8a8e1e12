// What a child may use up. Generous: a limit is there to end what has gone wrong, not to steer what goes well.
import { availableParallelism } from 'node:os';

export type ProcessLimits = {
  /** Seconds on the clock. */
  wallSeconds: number;
  /** Seconds of CPU, over all threads. */
  cpuSeconds: number;
  /** Bytes of address space. */
  memoryBytes: number;
  /** Bytes of the largest single file it may write. */
  fileBytes: number;
};

const mebibyte = 2 ** 20;
const cores = availableParallelism();
const threadsBytes = cores * 64 * mebibyte;

/** Limits of a look at a file: reading its headers, decoding a few seconds of it. */
export const inspectionLimits: ProcessLimits = {
  wallSeconds: 120,
  cpuSeconds: 120 * cores,
  memoryBytes: 4096 * mebibyte + threadsBytes,
  fileBytes: 16 * mebibyte,
};

/** Limits of a whole pass over a source of so many seconds and pixels a picture. */
export function encodeLimits(duration: number, pixels: number): ProcessLimits {
  const wallSeconds = Math.ceil(1800 + duration * 120);
  return {
    wallSeconds,
    cpuSeconds: wallSeconds * cores,
    memoryBytes: 4096 * mebibyte + threadsBytes + pixels * 1024,
    fileBytes: 64 * mebibyte + Math.ceil(duration) * 16 * 1024,
  };
}
