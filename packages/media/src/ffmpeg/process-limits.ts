// Resource limits of a process. They are generous: they stop a process that hangs or loops, but no healthy
// one.
import { availableParallelism } from 'node:os';

export type ProcessLimits = {
  /** Wall-clock seconds. More than `maxCpuSeconds`, because a busy machine gives a process little CPU time. */
  maxSeconds: number;
  /** CPU seconds over all threads. */
  maxCpuSeconds: number;
  /** Bytes of address space. */
  maxMemoryBytes: number;
  /** Bytes of the largest file it may write. */
  maxFileBytes: number;
  /** Processes and threads of all commands that run at the same time. */
  maxProcesses: number;
};

const mebibyte = 2 ** 20;
const cores = availableParallelism();
const maxProcesses = 2048 + 256 * cores;
const threadStackBytes = cores * 64 * mebibyte;

/** Limits for an inspection: reading headers, decoding a few seconds. */
export const inspectionLimits: ProcessLimits = {
  maxSeconds: 900,
  maxCpuSeconds: 240,
  maxMemoryBytes: 4096 * mebibyte + threadStackBytes,
  maxFileBytes: 16 * mebibyte,
  maxProcesses,
};

/**
 * Returns the limits for encoding a source.
 * @param duration seconds
 * @param pixels pixels per frame, times the number of rungs encoded at once
 */
export function createEncodeLimits(duration: number, pixels: number): ProcessLimits {
  const maxCpuSeconds = Math.ceil(1800 + duration * 120);
  return {
    maxSeconds: 4 * maxCpuSeconds,
    maxCpuSeconds,
    maxMemoryBytes: 4096 * mebibyte + threadStackBytes + pixels * 1024,
    maxFileBytes: 64 * mebibyte + Math.ceil(duration) * 16 * 1024,
    maxProcesses,
  };
}
