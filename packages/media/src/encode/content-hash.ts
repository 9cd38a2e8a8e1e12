import { createHash } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Creates a hash over files in a fixed order. `digest()` returns 20 hexadecimal digits. */
export function createContentHash() {
  const hash = createHash('sha256');
  return {
    add(name: string, data: Uint8Array): void {
      hash.update(`${name}\0${data.length}\0`).update(data);
    },
    digest: (): string => hash.digest('hex').slice(0, 20),
  };
}

/**
 * Renames a folder to `prefix-<hash of its files>`.
 * @param files file names in the order in which they are hashed
 * @returns the new name
 */
export async function renameByContent(
  parentDir: string,
  folderName: string,
  prefix: string,
  files: string[],
): Promise<string> {
  const hash = createContentHash();
  for (const file of files) hash.add(file, await readFile(join(parentDir, folderName, file)));
  const newName = `${prefix}-${hash.digest()}`;
  await rename(join(parentDir, folderName), join(parentDir, newName));
  return newName;
}
