import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with source files. */
const sourceFolders = ['apps', 'packages', 'e2e', 'bench', 'scripts'];
const ignoredFolders = new Set(['node_modules', 'dist', 'coverage', 'data', 'test-results']);

/** Returns the sorted paths, relative to `root`, of source files whose names match. */
export function listSourceFiles(root: string, namePattern: RegExp): string[] {
  const files: string[] = [];
  const addFolder = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!ignoredFolders.has(entry.name)) addFolder(path);
      } else if (namePattern.test(entry.name)) {
        files.push(path);
      }
    }
  };
  for (const folder of sourceFolders) if (existsSync(join(root, folder))) addFolder(folder);
  return files.sort();
}
