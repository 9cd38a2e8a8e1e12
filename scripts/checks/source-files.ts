import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold sources. */
const sourceFolders = ['apps', 'packages', 'e2e', 'bench', 'scripts'];
const notSource = new Set(['node_modules', 'dist', 'coverage', 'data', 'test-results']);

/** Every source file below `root` whose name matches, by its path from `root`, sorted. */
export function sourceFiles(root: string, names: RegExp): string[] {
  const files: string[] = [];
  const addFolder = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!notSource.has(entry.name)) addFolder(path);
      } else if (names.test(entry.name)) {
        files.push(path);
      }
    }
  };
  for (const folder of sourceFolders) if (existsSync(join(root, folder))) addFolder(folder);
  return files.sort();
}
