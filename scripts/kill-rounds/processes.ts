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

function allProcesses(): FoundProcess[] {
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

/** Whoever names the folder in its command or environment, or works in it, whatever it is called. */
export const processesOf = (dir: string): FoundProcess[] =>
  allProcesses().filter(
    (one) => one.pid !== process.pid && (one.command.includes(dir) || isAtWorkIn(dir, one)),
  );

function isAtWorkIn(dir: string, { pid }: FoundProcess): boolean {
  const looks = [
    () => readlinkSync(`/proc/${pid}/cwd`).startsWith(dir),
    () => readFileSync(`/proc/${pid}/environ`, 'utf8').includes(dir),
  ];
  return looks.some((look) => {
    try {
      return look();
    } catch {
      // Another user's, or it ended while we looked.
      return false;
    }
  });
}

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
