// Starts bubblewrap with the seccomp filter on a file descriptor of its own.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { Writable } from 'node:stream';
import { createSeccompFilter } from './seccomp.ts';

const filter = createSeccompFilter();
const filterDescriptor = 3;

/** Options of bubblewrap that load the filter. */
export const seccompOptions = filter ? ['--seccomp', String(filterDescriptor)] : [];

type StdioMode = 'ignore' | 'pipe';
type StartOptions = Omit<SpawnOptions, 'stdio'> & { stdio: [StdioMode, StdioMode, StdioMode] };

/** Starts a command, and passes the filter when its arguments contain `seccompOptions`. */
export function startCommand(command: readonly string[], options: StartOptions): ChildProcess {
  const [program = '', ...args] = command;
  const needsFilter = filter !== undefined && args.includes('--seccomp');
  const child = spawn(program, args, {
    ...options,
    stdio: needsFilter ? [...options.stdio, 'pipe'] : options.stdio,
  });
  const filterPipe = child.stdio[filterDescriptor];
  if (filterPipe instanceof Writable) {
    // A command that ends before it has read the filter reports its own error.
    filterPipe.on('error', () => {});
    filterPipe.end(filter);
  }
  return child;
}
