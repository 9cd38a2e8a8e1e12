// Resource limits of a process. They are generous: they end a process that hangs or loops, and never a
// healthy one.
import { availableParallelism } from 'node:os';

export type ProcessLimits = {
  /** Wall-clock seconds. */
  wallSeconds: number;
  /** CPU seconds over all threads. */
  cpuSeconds: number;
  /** Bytes of address space. */
  memoryBytes: number;
  /** Bytes of the largest file it may write. */
  fileBytes: number;
};

const mebibyte = 2 ** 20;
const cores = availableParallelism();
const threadsBytes = cores * 64 * mebibyte;

/** Limits for an inspection: reading headers, decoding a few seconds. */
export const inspectionLimits: ProcessLimits = {
  wallSeconds: 120,
  cpuSeconds: 120 * cores,
  memoryBytes: 4096 * mebibyte + threadsBytes,
  fileBytes: 16 * mebibyte,
};

/** Limits for encoding a source of this duration (seconds) and frame size (pixels). */
export function encodeLimits(duration: number, pixels: number): ProcessLimits {
  const wallSeconds = Math.ceil(1800 + duration * 120);
  return {
    wallSeconds,
    cpuSeconds: wallSeconds * cores,
    memoryBytes: 4096 * mebibyte + threadsBytes + pixels * 1024,
    fileBytes: 64 * mebibyte + Math.ceil(duration) * 16 * 1024,
  };
}
