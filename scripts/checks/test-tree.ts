// A folder of fixture files for one test.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes files, by their path and text, into a new folder that the end of the test removes; returns the folder. */
export function createTree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'matinee-checks-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

/** Makes `folder` of the tree importable by the package name, as npm does for workspaces. */
export function linkPackage(root: string, name: string, folder: string): void {
  const link = join(root, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(root, folder), link);
}
