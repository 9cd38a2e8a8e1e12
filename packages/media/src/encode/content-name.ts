import { createHash } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Collects files in order and gives a short name to what they hold together. */
export function contentHash() {
  const hash = createHash('sha256');
  return {
    add(name: string, data: Uint8Array): void {
      hash.update(`${name}\0${data.length}\0`).update(data);
    },
    name: (): string => hash.digest('hex').slice(0, 20),
  };
}

/**
 * Renames a folder after the files in it: `prefix-<hash>`.
 * @returns the new name
 */
export async function nameByContent(
  parent: string,
  folder: string,
  prefix: string,
  files: string[],
): Promise<string> {
  const hash = contentHash();
  for (const file of files) hash.add(file, await readFile(join(parent, folder, file)));
  const dir = `${prefix}-${hash.name()}`;
  await rename(join(parent, folder), join(parent, dir));
  return dir;
}
