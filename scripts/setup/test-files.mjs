// Finds test files by a path, a folder, or the end of a path.
import { readdirSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { resolveInRoot, root } from './paths.mjs';

const folders = ['apps', 'packages', 'scripts', 'e2e'];
const excludedFolders = new Set(['node_modules', 'dist', 'coverage', 'data', 'test-results']);
const testFilePattern = /\.(test\.tsx?|spec\.ts)$/;

/** `npm test` skips long tests: `*.long.test.ts`, and everything in `e2e/long/`. */
export const isLong = (file) => /\.long\.(browser\.)?test\.tsx?$/.test(file) || file.startsWith('e2e/long/');
export const isJourney = (file) => file.startsWith('e2e/');
/** Server tests and journeys use the built viewer. */
export const needsBuild = (file) => isJourney(file) || file.startsWith('apps/server/');

/**
 * Returns the test files, relative to the root, that match the path. The path is relative to the
 * folder in which npm was called or to the root; `lists.spec.ts` or `search/terms.test.ts` match files by the
 * end of their path.
 */
export function findTestFiles(path, from = process.env.INIT_CWD ?? process.cwd()) {
  const allFiles = listTestFiles();
  const candidates = [resolve(from, path), resolve(root, path)].map((absolutePath) =>
    relative(root, absolutePath).split(sep).join('/'),
  );
  const exactMatches = allFiles.filter((file) =>
    candidates.some((candidate) => file === candidate || file.startsWith(`${candidate}/`)),
  );
  return exactMatches.length > 0 ? exactMatches : allFiles.filter((file) => file.endsWith(`/${path}`));
}

/** Returns all test files of the repository. */
export function listTestFiles() {
  return folders.flatMap((folder) => listFiles(folder)).filter((file) => testFilePattern.test(file));
}

function listFiles(folder) {
  return readdirSync(resolveInRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return excludedFolders.has(entry.name) ? [] : listFiles(path);
  });
}
