// Finds out once what this machine offers to hold a child back, and puts it in front of the command.
// Each piece that is missing is left out; the whitelists in the arguments always hold.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ProcessLimits } from './process-limits.ts';
import type { Priority } from './tools.ts';

export type Sandbox = {
  /** Takes the network away. */
  network: string[];
  /** Lets the child die with its parent and gain no rights. */
  privileges: string[];
  prlimit: boolean;
  nice: boolean;
  idleCpu: boolean;
  idleDisk: boolean;
};

const run = promisify(execFile);

async function works(prefix: string[]): Promise<boolean> {
  const [program = '', ...args] = [...prefix, 'true'];
  try {
    await run(program, args, { timeout: 5000 });
    return true;
  } catch {
    return false;
  }
}

async function findFirstWorking(candidates: string[][]): Promise<string[]> {
  for (const candidate of candidates) if (await works(candidate)) return candidate;
  return [];
}

const dieWithParent = ['setpriv', '--pdeathsig', 'KILL'];
const noNewRights = [...dieWithParent, '--no-new-privs'];
// Root's child keeps only the right to read and write files that others own.
const onlyFileRights = [...noNewRights, '--bounding-set=-all,+dac_override,+dac_read_search'];

async function detect(): Promise<Sandbox> {
  const [network, privileges, prlimit, nice, idleCpu, idleDisk] = await Promise.all([
    findFirstWorking([
      ['unshare', '--net', '--'],
      ['unshare', '-r', '--net', '--'],
    ]),
    findFirstWorking([onlyFileRights, noNewRights, dieWithParent]),
    works(['prlimit', '--core=0', '--']),
    works(['nice', '-n', '15']),
    works(['chrt', '-i', '0']),
    works(['ionice', '-c', '3']),
  ]);
  return { network, privileges, prlimit, nice, idleCpu, idleDisk };
}

let detected: Promise<Sandbox> | undefined;

/** What this machine offers; looked up once in the life of the process. */
export function detectSandbox(): Promise<Sandbox> {
  detected ??= detect();
  return detected;
}

/** The command with everything in front that holds it back. Each piece replaces itself by the next: one process. */
export function sandboxCommand(
  sandbox: Sandbox,
  command: string[],
  limits: ProcessLimits,
  priority: Priority,
): [string, ...string[]] {
  const idle = priority === 'background';
  const [program = '', ...args] = [
    ...sandbox.network,
    ...sandbox.privileges,
    ...(idle && sandbox.idleDisk ? ['ionice', '-c', '3'] : []),
    ...(idle && sandbox.idleCpu ? ['chrt', '-i', '0'] : []),
    ...(sandbox.nice ? ['nice', '-n', '15'] : []),
    ...(sandbox.prlimit
      ? [
          'prlimit',
          `--as=${Math.ceil(limits.memoryBytes)}`,
          `--cpu=${Math.ceil(limits.cpuSeconds)}:${Math.ceil(limits.cpuSeconds) + 5}`,
          `--fsize=${Math.ceil(limits.fileBytes)}`,
          '--core=0',
          '--',
        ]
      : []),
    ...command,
  ];
  return [program, ...args];
}
