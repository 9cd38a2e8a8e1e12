// Detects once which sandbox tools this machine has, and prefixes commands with them. Missing tools are
// omitted; the whitelists in the arguments always apply.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ProcessLimits } from './process-limits.ts';
import type { Priority } from './tools.ts';

export type Sandbox = {
  /** Denies network access. */
  network: string[];
  /** Stops the process when its parent exits, and forbids it to gain privileges. */
  privileges: string[];
  prlimit: boolean;
  nice: boolean;
  idleCpu: boolean;
  idleDisk: boolean;
};

const execFileAsync = promisify(execFile);

async function canRun(prefix: string[]): Promise<boolean> {
  const [program = '', ...args] = [...prefix, 'true'];
  try {
    await execFileAsync(program, args, { timeout: 5000 });
    return true;
  } catch {
    return false;
  }
}

async function findFirstWorking(candidates: string[][]): Promise<string[]> {
  for (const candidate of candidates) if (await canRun(candidate)) return candidate;
  return [];
}

const parentDeathSignal = ['setpriv', '--pdeathsig', 'KILL'];
const noNewPrivileges = [...parentDeathSignal, '--no-new-privs'];
// As root, the process keeps only the capability to read and write files of other users.
const fileCapabilitiesOnly = [...noNewPrivileges, '--bounding-set=-all,+dac_override,+dac_read_search'];

async function detectSandboxTools(): Promise<Sandbox> {
  const [network, privileges, prlimit, nice, idleCpu, idleDisk] = await Promise.all([
    findFirstWorking([
      ['unshare', '--net', '--'],
      ['unshare', '-r', '--net', '--'],
    ]),
    findFirstWorking([fileCapabilitiesOnly, noNewPrivileges, parentDeathSignal]),
    canRun(['prlimit', '--core=0', '--']),
    canRun(['nice', '-n', '15']),
    canRun(['chrt', '-i', '0']),
    canRun(['ionice', '-c', '3']),
  ]);
  return { network, privileges, prlimit, nice, idleCpu, idleDisk };
}

let detectedSandbox: Promise<Sandbox> | undefined;

/** The sandbox of this machine, detected once per process. */
export function detectSandbox(): Promise<Sandbox> {
  detectedSandbox ??= detectSandboxTools();
  return detectedSandbox;
}

/** Returns the command with its sandbox prefix. Each tool executes the next, so one process remains. */
export function wrapCommand(
  sandbox: Sandbox,
  command: string[],
  limits: ProcessLimits,
  priority: Priority,
): [string, ...string[]] {
  const isBackground = priority === 'background';
  const [program = '', ...args] = [
    ...sandbox.network,
    ...sandbox.privileges,
    ...(isBackground && sandbox.idleDisk ? ['ionice', '-c', '3'] : []),
    ...(isBackground && sandbox.idleCpu ? ['chrt', '-i', '0'] : []),
    ...(sandbox.nice ? ['nice', '-n', '15'] : []),
    ...(sandbox.prlimit
      ? [
          'prlimit',
          `--as=${Math.ceil(limits.maxMemoryBytes)}`,
          `--cpu=${Math.ceil(limits.maxCpuSeconds)}:${Math.ceil(limits.maxCpuSeconds) + 5}`,
          `--fsize=${Math.ceil(limits.maxFileBytes)}`,
          '--core=0',
          '--',
        ]
      : []),
    ...command,
  ];
  return [program, ...args];
}
