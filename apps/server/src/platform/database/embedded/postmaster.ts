// Looks at the PostgreSQL that may be running in a folder. A process id alone proves nothing: after a crash
// another program may have it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../../process/index.ts';

export interface Postmaster {
  pid: number;
  socket: string;
  status: 'starting' | 'ready' | 'stopping';
}

/** The server of this data folder, if it lives. */
export function findPostmaster(data: string): Postmaster | undefined {
  const lines = readPidFile(data)?.split('\n');
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 1 || !isPostmasterOf(pid, data)) return undefined;
  const word = lines[7]?.trim();
  const status = word === 'ready' || word === 'stopping' ? word : 'starting';
  return { pid, socket: lines[4] ?? '', status };
}

export function isPostmasterOf(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    const { state, command } = process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
    return state !== 'Z' && command.includes('postgres') && command.includes(data);
  } catch {
    return false;
  }
}

function readPidFile(data: string): string | undefined {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
}

function fromProc(pid: number): { state: string; command: string } {
  // The name in parentheses may hold anything; the state follows the last parenthesis.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3);
  return { state, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') };
}

function fromPs(pid: number): { state: string; command: string } {
  const line = execFileSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return { state: line.slice(0, 1), command: line };
}
