// Starts a command, usually bubblewrap, which receives the seccomp filter and the source on file descriptors.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { createSeccompFilter } from './seccomp.ts';

const seccompFilter = createSeccompFilter();
const filterDescriptor = 3;
/** The number of the descriptor on which bubblewrap receives the source; see `StartOptions`. */
export const sourceDescriptor = 4;

/** Options of bubblewrap that load the filter. */
export const seccompOptions = seccompFilter ? ['--seccomp', String(filterDescriptor)] : [];

type StdioMode = 'ignore' | 'pipe';
type StartOptions = Omit<SpawnOptions, 'stdio'> & {
  stdio: [StdioMode, StdioMode, StdioMode];
  /** An open file that the command receives as `sourceDescriptor`. */
  sourceHandle?: FileHandle | undefined;
};

/** Starts a command, and passes the filter when its arguments contain `seccompOptions`. */
export function startCommand(
  command: readonly string[],
  { stdio, sourceHandle, ...options }: StartOptions,
): ChildProcess {
  const [program = '', ...args] = command;
  const needsFilter = seccompFilter !== undefined && args.includes('--seccomp');
  const child = spawn(program, args, {
    ...options,
    stdio: [...stdio, needsFilter ? 'pipe' : 'ignore', ...(sourceHandle ? [sourceHandle.fd] : [])],
  });
  const filterPipe = child.stdio[filterDescriptor];
  if (filterPipe instanceof Writable) {
    // A command that ends before it has read the filter reports its own error.
    filterPipe.on('error', () => {});
    filterPipe.end(seccompFilter);
  }
  return child;
}
