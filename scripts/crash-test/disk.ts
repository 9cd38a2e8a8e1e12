// A small disk for the data folder, which the crash test fills and frees.
import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);
const chunk = Buffer.alloc(2 ** 20);
const diskMegabytes = 1536;

export interface SmallDisk {
  /** Writes a file until no space is left. */
  fill(): Promise<void>;
  /** Deletes that file. */
  free(): Promise<void>;
  unmount(): Promise<void>;
}

/** Mounts a disk in memory at the folder. Returns undefined where this user may not mount. */
export async function mountSmallDisk(dir: string): Promise<SmallDisk | undefined> {
  await mkdir(dir);
  const options = `size=${diskMegabytes}m,mode=0755`;
  try {
    await execFileAsync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dir]);
  } catch {
    return undefined;
  }
  const path = join(dir, 'fill');
  return {
    async fill() {
      const file = await open(path, 'a');
      try {
        for (;;) await file.write(chunk);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        await file.close();
      }
    },
    free: () => rm(path, { force: true }),
    async unmount() {
      // A service that is still stopping may use the folder.
      await execFileAsync('umount', ['--lazy', dir]);
    },
  };
}
