// A file that grows too long has more than one idea in it; a folder that grows too full has more than one subject.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Issue } from './issue.ts';
import { sourceFiles } from './source-files.ts';

export const maxFileLines = 400;
export const maxFolderFiles = 25;

const sources = /\.(ts|tsx|mjs|js|css|sql)$/;
/** Migrations are numbered and never edited. */
const migrations = 'apps/server/db/migrations/';
/** What the head of a longer file says, followed by the reason. */
const excuse = /long because/i;
const headLines = 8;

/** Reports files of more than `maxFileLines` lines that give no reason at their head. */
export function checkFileLengths(root: string): Issue[] {
  return measuredFiles(root).flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
    if (lines.length <= maxFileLines || excuse.test(lines.slice(0, headLines).join('\n'))) return [];
    const message = `has ${lines.length} lines, more than ${maxFileLines}: split it, or give the reason at its head ("Long because …")`;
    return [{ file, message }];
  });
}

/** Reports folders with too many source files of their own. */
export function checkFolderSizes(root: string): Issue[] {
  const folders = Map.groupBy(measuredFiles(root), dirname);
  return [...folders].flatMap(([folder, files]) => {
    if (files.length <= maxFolderFiles) return [];
    const message = `has ${files.length} source files, more than ${maxFolderFiles}: group them by subject`;
    return [{ file: folder, message }];
  });
}

function measuredFiles(root: string): string[] {
  return sourceFiles(root, sources).filter((file) => !file.startsWith(migrations));
}
