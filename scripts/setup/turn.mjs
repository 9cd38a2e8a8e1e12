// One at a time: `npm start` and `npm test` in two terminals must not install or build over each other.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './paths.mjs';

const key = createHash('sha256').update(root).digest('hex').slice(0, 12);
const folder = join(tmpdir(), `matinee-setup-${userInfo().uid}-${key}`);

/** Runs the work while no other process on this machine runs work of this name for this checkout. */
export async function inTurn(name, work) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  while (!take(file)) await sleep(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isAlive(holder(file))) rmSync(file, { force: true });
  return false;
}

function holder(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  // Being written just now, or gone just now: look again.
  if (!pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
