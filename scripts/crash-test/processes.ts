// Finds the processes that belong to one data folder in /proc: the server, its ffmpeg, its PostgreSQL.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface FoundProcess {
  pid: number;
  parent: number;
  command: string;
}

function readProcess(pid: number): FoundProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z') return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { pid, parent: Number(parent), command };
  } catch {
    // The process ended meanwhile.
    return undefined;
  }
}

function allProcesses(): FoundProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
}

const isProgram = (name: string, { pid }: FoundProcess): boolean => {
  try {
    return readlinkSync(`/proc/${pid}/exe`).split('/').pop() === name;
  } catch {
    return false;
  }
};

/** Found by the folder of the films and data: some passes read a film and write no file. */
export const ffmpegsOf = (dir: string): FoundProcess[] =>
  allProcesses().filter((candidate) => candidate.command.includes(dir) && isProgram('ffmpeg', candidate));

/** The postmaster; the commands of its children name no folder. */
export const postgresOf = (dataDir: string): FoundProcess[] =>
  allProcesses().filter(
    (candidate) => candidate.command.includes(dataDir) && isProgram('postgres', candidate),
  );

/** Every process whose command, environment or working directory names the folder. */
export const processesOf = (dir: string): FoundProcess[] =>
  allProcesses().filter(
    (candidate) =>
      candidate.pid !== process.pid && (candidate.command.includes(dir) || usesFolder(dir, candidate)),
  );

function usesFolder(dir: string, { pid }: FoundProcess): boolean {
  const checks = [
    () => readlinkSync(`/proc/${pid}/cwd`).startsWith(dir),
    () => readFileSync(`/proc/${pid}/environ`, 'utf8').includes(dir),
  ];
  return checks.some((check) => {
    try {
      return check();
    } catch {
      // The process belongs to another user, or ended meanwhile.
      return false;
    }
  });
}

export const childrenOf = (parent: number): FoundProcess[] =>
  allProcesses().filter((candidate) => candidate.parent === parent);

/** Sends SIGKILL; returns whether the process existed. */
export function kill(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}
