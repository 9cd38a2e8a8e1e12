// Replaces the text of a guard in its file, and restores the file. The original content is stored in node_modules/.cache
// meanwhile, so that the next run restores it when this one is killed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Guard } from './guard.ts';

const defaultBackupPath = resolve('node_modules/.cache/mutate.json');

interface Backup {
  file: string;
  content: string;
  /** Content without the guard. */
  changedContent: string;
}

function readBackup(backupPath: string): Backup | undefined {
  try {
    return JSON.parse(readFileSync(backupPath, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @throws when the text does not occur exactly once */
export function replaceText(
  { file, from, to }: Pick<Guard, 'file' | 'from' | 'to'>,
  backupPath = defaultBackupPath,
): void {
  const path = resolve(file);
  const content = readFileSync(path, 'utf8');
  const [before, after, ...others] = content.split(from);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`The text of the guard does not occur once in ${file}.`);
  const backup: Backup = { file: path, content, changedContent: before + to + after };
  mkdirSync(dirname(backupPath), { recursive: true });
  writeFileSync(backupPath, JSON.stringify(backup));
  writeFileSync(path, backup.changedContent);
}

/**
 * Restores the file that `replaceText` has changed, unless somebody has edited it since. Synchronous, so that it also runs
 * at an exit.
 */
export function restoreFile(backupPath = defaultBackupPath): void {
  const backup = readBackup(backupPath);
  if (!backup) return;
  if (readFileSync(backup.file, 'utf8') === backup.changedContent) writeFileSync(backup.file, backup.content);
  rmSync(backupPath, { force: true });
}
