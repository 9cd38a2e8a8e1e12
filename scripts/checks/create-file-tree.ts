// Creates a temporary folder with the files of one test.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes files by path and content into a new folder; the folder is removed when the test ends. */
export function createFileTree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'matinee-checks-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

/** Links `folder` into node_modules under the package name, as npm workspaces do. */
export function linkPackage(root: string, name: string, folder: string): void {
  const link = join(root, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(root, folder), link);
}
