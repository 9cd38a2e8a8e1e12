// Removes files that a killed process left incomplete.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const dayMs = 24 * 60 * 60 * 1000;

/** Removes entries of these folders that are older than a day. */
export async function removeAbandonedEntries(folders: string[], now = Date.now()): Promise<void> {
  for (const folder of folders) {
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const { mtimeMs } = await stat(path);
      if (now - mtimeMs > dayMs) await rm(path, { recursive: true, force: true });
    }
  }
}
