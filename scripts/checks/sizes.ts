// Limits the length of files and the number of files in a folder: larger ones usually mix several subjects.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Issue } from './issue.ts';
import { listSourceFiles } from './source-files.ts';

export const maxFileLines = 300;
export const maxFolderFiles = 25;

const sourcePattern = /\.(ts|tsx|mjs|js|css|sql)$/;
/** Migrations are numbered and never edited. */
const migrationsFolder = 'apps/server/db/migrations/';
/** Text that introduces the reason in the head of a longer file. */
const reasonPrefix = /long because/i;
const headLines = 8;

/** Reports files of more than `maxFileLines` lines without a reason in their head. */
export function checkFileLengths(root: string): Issue[] {
  return listMeasuredFiles(root).flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
    if (lines.length <= maxFileLines || reasonPrefix.test(lines.slice(0, headLines).join('\n'))) return [];
    const message = `has ${lines.length} lines, more than ${maxFileLines}: split it, or give the reason at its head ("Long because …")`;
    return [{ file, message }];
  });
}

/** Reports folders with too many source files, not counting subfolders. */
export function checkFolderSizes(root: string): Issue[] {
  const folders = Map.groupBy(listMeasuredFiles(root), dirname);
  return [...folders].flatMap(([folder, files]) => {
    if (files.length <= maxFolderFiles) return [];
    const message = `has ${files.length} source files, more than ${maxFolderFiles}: group them by subject`;
    return [{ file: folder, message }];
  });
}

function listMeasuredFiles(root: string): string[] {
  return listSourceFiles(root, sourcePattern).filter((file) => !file.startsWith(migrationsFolder));
}
