// Flushes files to the disk, so that a rename survives a power failure.
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Flushes a file, or the entries of a folder. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some file systems cannot sync a folder.
    if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error;
  } finally {
    await handle.close();
  }
}

export async function syncTree(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    await (entry.isDirectory() ? syncTree(path) : sync(path));
  }
  await sync(dir);
}
