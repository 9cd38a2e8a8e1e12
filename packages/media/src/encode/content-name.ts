import { createHash } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Hashes files in order into a short name of their content. */
export function createContentHash() {
  const hash = createHash('sha256');
  return {
    add(name: string, data: Uint8Array): void {
      hash.update(`${name}\0${data.length}\0`).update(data);
    },
    name: (): string => hash.digest('hex').slice(0, 20),
  };
}

/**
 * Renames a folder after the content of its files: `prefix-<hash>`.
 * @returns the new name
 */
export async function renameByContent(
  parent: string,
  folder: string,
  prefix: string,
  files: string[],
): Promise<string> {
  const hash = createContentHash();
  for (const file of files) hash.add(file, await readFile(join(parent, folder, file)));
  const dir = `${prefix}-${hash.name()}`;
  await rename(join(parent, folder), join(parent, dir));
  return dir;
}
