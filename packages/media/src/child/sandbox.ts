// Finds out once what this machine offers to hold a child back, and puts it in front of the command.
// Each piece that is missing is left out; the whitelists in the arguments always hold.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ChildLimits } from './limits.ts';
import type { Priority } from './tools.ts';

export type Sandbox = {
  /** Takes the network away. */
  network: string[];
  /** Lets the child die with its parent and gain no rights. */
  death: string[];
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

async function firstThatWorks(candidates: string[][]): Promise<string[]> {
  for (const candidate of candidates) if (await works(candidate)) return candidate;
  return [];
}

const dieWithParent = ['setpriv', '--pdeathsig', 'KILL'];
const noNewRights = [...dieWithParent, '--no-new-privs'];
// Root's child keeps only the right to read and write files that others own.
const onlyFileRights = [...noNewRights, '--bounding-set=-all,+dac_override,+dac_read_search'];

async function explore(): Promise<Sandbox> {
  const [network, death, prlimit, nice, idleCpu, idleDisk] = await Promise.all([
    firstThatWorks([
      ['unshare', '--net', '--'],
      ['unshare', '-r', '--net', '--'],
    ]),
    firstThatWorks([onlyFileRights, noNewRights, dieWithParent]),
    works(['prlimit', '--core=0', '--']),
    works(['nice', '-n', '15']),
    works(['chrt', '-i', '0']),
    works(['ionice', '-c', '3']),
  ]);
  return { network, death, prlimit, nice, idleCpu, idleDisk };
}

let explored: Promise<Sandbox> | undefined;

/** What this machine offers; looked up once in the life of the process. */
export function sandboxOfThisMachine(): Promise<Sandbox> {
  explored ??= explore();
  return explored;
}

/** The command with everything in front that holds it back. Each piece replaces itself by the next: one process. */
export function confine(
  sandbox: Sandbox,
  command: string[],
  limits: ChildLimits,
  priority: Priority,
): [string, ...string[]] {
  const idle = priority === 'background';
  const [program = '', ...args] = [
    ...sandbox.network,
    ...sandbox.death,
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
