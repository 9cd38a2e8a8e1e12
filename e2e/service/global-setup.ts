// Fills a data folder once, before the first journey: services begin with a copy of it.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { filledFolder, node, root } from './paths.ts';

export default async function fillOnce(): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'matinee-journeys-'));
  const remove = () => rm(dir, { recursive: true, force: true });
  process.env.JOURNEYS_DIR = dir;
  const env = { ...process.env, DATA_DIR: filledFolder(), FILM_DIR: dir, DEMO: '0', LOG_LEVEL: 'warn' };
  try {
    await promisify(execFile)(node, ['e2e/service/fill.ts'], { cwd: root, env });
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
