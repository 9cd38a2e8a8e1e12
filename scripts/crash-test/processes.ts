// Finds the processes of one service by its folder in /proc: the server, its ffmpeg processes and its PostgreSQL.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface ProcessInfo {
  pid: number;
  parentPid: number;
  command: string;
}

function readProcess(pid: number): ProcessInfo | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z') return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { pid, parentPid: Number(parent), command };
  } catch {
    // The process has ended.
    return undefined;
  }
}

function listProcesses(): ProcessInfo[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
}

const isProgram = (name: string, { pid }: ProcessInfo): boolean => {
  try {
    return readlinkSync(`/proc/${pid}/exe`).split('/').pop() === name;
  } catch {
    return false;
  }
};

/** Identifies ffmpeg by the folder of films and data, because some passes read a film and write no file. */
export const findFfmpegs = (dir: string): ProcessInfo[] =>
  listProcesses().filter((candidate) => candidate.command.includes(dir) && isProgram('ffmpeg', candidate));

/** The postmaster; its child processes do not have the folder in their command. */
export const findPostgres = (dataDir: string): ProcessInfo[] =>
  listProcesses().filter(
    (candidate) => candidate.command.includes(dataDir) && isProgram('postgres', candidate),
  );

/** Returns every process whose command, environment or working directory contains the folder. */
export const findProcesses = (dir: string): ProcessInfo[] =>
  listProcesses().filter(
    (candidate) =>
      candidate.pid !== process.pid && (candidate.command.includes(dir) || usesFolder(dir, candidate)),
  );

function usesFolder(dir: string, { pid }: ProcessInfo): boolean {
  const checks = [
    () => readlinkSync(`/proc/${pid}/cwd`).startsWith(dir),
    () => readFileSync(`/proc/${pid}/environ`, 'utf8').includes(dir),
  ];
  return checks.some((check) => {
    try {
      return check();
    } catch {
      // The process belongs to another user, or has ended.
      return false;
    }
  });
}

export const findChildren = (parentPid: number): ProcessInfo[] =>
  listProcesses().filter((candidate) => candidate.parentPid === parentPid);

/** Sends SIGKILL; returns whether the process existed. */
export function killProcess(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}
