// Checks that no path is read from the `pathname` of a file URL, where spaces and letters outside ASCII are
// percent-encoded: such a file would not be found in a clone below /home/ana/Mis vídeos.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from './issue.ts';
import { listSourceFiles } from './source-files.ts';

const encodedPathPattern = /\bimport\.meta\.url\s*,?\s*\)\s*\.pathname\b/;

export function checkFileUrls(root: string): Issue[] {
  return listSourceFiles(root, /\.(ts|tsx|js|mjs)$/)
    .filter((file) => encodedPathPattern.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => ({ file, message: 'uses the pathname of a file URL: use fileURLToPath' }));
}
