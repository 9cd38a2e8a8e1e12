// Every source file of the repository, by its path from the root.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['apps', 'packages', 'e2e', 'bench', 'scripts'];
const notSource = new Set(['node_modules', 'dist', 'coverage', 'data', 'test-results']);

export function sourceFiles(root: string, kinds: RegExp): string[] {
  const files: string[] = [];
  const enter = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!notSource.has(entry.name)) enter(path);
      } else if (kinds.test(entry.name)) {
        files.push(path);
      }
    }
  };
  for (const folder of folders) if (existsSync(join(root, folder))) enter(folder);
  return files.sort();
}
