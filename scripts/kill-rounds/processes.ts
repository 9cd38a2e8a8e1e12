// The processes that belong to one data folder, found in /proc: the server, its ffmpeg, its PostgreSQL.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface FoundProcess {
  pid: number;
  parent: number;
  command: string;
}

function read(pid: number): FoundProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z') return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { pid, parent: Number(parent), command };
  } catch {
    // It ended while we looked.
    return undefined;
  }
}

export function allProcesses(): FoundProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(Number(name)) ?? []);
}

const isProgram = (name: string, { pid }: FoundProcess): boolean => {
  try {
    return readlinkSync(`/proc/${pid}/exe`).split('/').pop() === name;
  } catch {
    return false;
  }
};

/** By the folder of the whole trial: some passes read a film and write no file. */
export const ffmpegsOf = (dir: string): FoundProcess[] =>
  allProcesses().filter((one) => one.command.includes(dir) && isProgram('ffmpeg', one));

/** The head of PostgreSQL; its own children have no folder in their command. */
export const databasesOf = (dataDir: string): FoundProcess[] =>
  allProcesses().filter((one) => one.command.includes(dataDir) && isProgram('postgres', one));

export const childrenOf = (parent: number): FoundProcess[] =>
  allProcesses().filter((one) => one.parent === parent);

export function kill(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}
