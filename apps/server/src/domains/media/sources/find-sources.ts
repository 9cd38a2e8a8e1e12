// Finds the files to import. A named file is always tried. In a folder only files with a known non-media
// extension are skipped, so that a broken video is reported and not ignored.
import { access, constants, opendir, realpath, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ImportGuard } from './import-guard.ts';

const subtitleExtensions = ['.srt', '.vtt', '.ass', '.ssa', '.sub', '.idx', '.sup', '.lrc'];
const imageExtensions = [
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  '.gif',
  '.svg',
  '.bmp',
  '.tif',
  '.tiff',
  '.heic',
  '.avif',
];
const documentExtensions = [
  '.txt',
  '.nfo',
  '.md',
  '.pdf',
  '.html',
  '.htm',
  '.url',
  '.rtf',
  '.doc',
  '.docx',
  '.csv',
  '.log',
];
const dataExtensions = [
  '.json',
  '.xml',
  '.yaml',
  '.yml',
  '.ini',
  '.db',
  '.md5',
  '.sha1',
  '.sha256',
  '.sfv',
  '.torrent',
];
const archiveExtensions = ['.zip', '.rar', '.7z', '.gz', '.tar', '.part', '.crdownload', '.tmp'];
const ignoredExtensions = new Set([
  ...subtitleExtensions,
  ...imageExtensions,
  ...documentExtensions,
  ...dataExtensions,
  ...archiveExtensions,
]);

export interface WalkLimits {
  /** Files to import. An import of more files is most likely the wrong folder. */
  maxFiles: number;
  /** Entries of all folders, whether they are imported or not. */
  maxEntries: number;
  /** Levels of folders. */
  maxDepth: number;
}

const defaultLimits: WalkLimits = { maxFiles: 20_000, maxEntries: 200_000, maxDepth: 32 };

/** A folder exceeds the limits of an import. */
export class ImportTooLargeError extends Error {
  override name = 'ImportTooLargeError';
}

export interface FoundSources {
  /** Absolute paths, sorted by name. */
  files: string[];
  /** Number of skipped files and links: files with the extension of another kind, and links that lead to no allowed file. */
  skippedFileCount: number;
}

interface Walk extends FoundSources {
  guard: ImportGuard;
  limits: WalkLimits;
  entryCount: number;
}

const byName = new Intl.Collator('en', { numeric: true });

/** Lists a folder piece by piece, so that a huge one is not read to its end. */
async function listEntries(folder: string, walk: Walk) {
  const entries = [];
  for await (const entry of await opendir(folder)) {
    walk.entryCount += 1;
    if (walk.entryCount > walk.limits.maxEntries) {
      throw new ImportTooLargeError(`more than ${walk.limits.maxEntries} entries`);
    }
    if (!entry.name.startsWith('.')) entries.push(entry);
  }
  return entries.sort((left, right) => byName.compare(left.name, right.name));
}

async function collectFiles(folder: string, depth: number, walk: Walk): Promise<void> {
  const { guard, limits } = walk;
  if (depth > limits.maxDepth)
    throw new ImportTooLargeError(`more than ${limits.maxDepth} levels of folders`);
  // The folder may have been replaced by a link since its parent was listed.
  if ((await realpath(folder)) !== folder || !(await guard.isAllowed(folder))) return;
  for (const entry of await listEntries(folder, walk)) {
    const path = join(folder, entry.name);
    // Links to files are followed; links to folders are not, because they could form a cycle.
    const isFile = entry.isFile() || (entry.isSymbolicLink() && (await isLinkToAllowedFile(path, guard)));
    if (entry.isDirectory()) await collectFiles(path, depth + 1, walk);
    else if (!isFile || ignoredExtensions.has(extname(entry.name).toLowerCase())) walk.skippedFileCount += 1;
    else if (walk.files.length < limits.maxFiles) walk.files.push(path);
    else throw new ImportTooLargeError(`more than ${limits.maxFiles} files`);
  }
}

async function isLinkToAllowedFile(path: string, guard: ImportGuard): Promise<boolean> {
  try {
    const realPath = await realpath(path);
    return (await stat(realPath)).isFile() && (await guard.isAllowed(realPath));
  } catch {
    return false;
  }
}

/**
 * Returns the files of an import; undefined unless `path` is an absolute path of a readable file or folder that
 * `guard` allows.
 * @throws ImportTooLargeError
 */
export async function findSources(
  path: string,
  guard: ImportGuard,
  limits: WalkLimits = defaultLimits,
): Promise<FoundSources | undefined> {
  const realPath = await guard.resolvePath(path);
  if (realPath === undefined) return undefined;
  const walk: Walk = { files: [], skippedFileCount: 0, guard, limits, entryCount: 0 };
  try {
    const stats = await stat(realPath);
    await access(realPath, constants.R_OK);
    if (stats.isFile()) walk.files.push(path);
    else if (stats.isDirectory()) await collectFiles(realPath, 1, walk);
    else return undefined;
    return { files: walk.files, skippedFileCount: walk.skippedFileCount };
  } catch (error) {
    if (error instanceof ImportTooLargeError) throw error;
    return undefined;
  }
}
