// A lock between processes: `npm start` and `npm test` in two terminals must not install or build at the same time.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './paths.mjs';

const checkoutKey = createHash('sha256').update(root).digest('hex').slice(0, 12);
const lockFolder = join(tmpdir(), `matinee-setup-${userInfo().uid}-${checkoutKey}`);
const pollMs = 200;

/** Runs the work while holding a lock of this name for this checkout and user. */
export async function withLock(name, work) {
  mkdirSync(lockFolder, { recursive: true, mode: 0o700 });
  const file = join(lockFolder, name);
  while (!acquireLock(file)) await sleep(pollMs);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function acquireLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isAlive(readHolder(file))) rmSync(file, { force: true });
  return false;
}

/** Returns the process id in the lock file; 0 while another process creates or removes the file. */
function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  if (!pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
