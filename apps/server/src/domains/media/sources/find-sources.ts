// Finds the files to import. A named file is always tried. In a folder only files with a known non-media
// extension are skipped, so that a broken video is reported and not ignored.
import { access, constants, readdir, stat } from 'node:fs/promises';
import { extname, isAbsolute, join } from 'node:path';

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

/** An import of more files is most likely the wrong folder. */
const maxSources = 20_000;

export interface FoundSources {
  /** Absolute paths, sorted by name. */
  files: string[];
  /** Number of files that were skipped because of their extension. */
  skippedFileCount: number;
}

const byName = new Intl.Collator('en', { numeric: true });

async function collectFiles(folder: string, sources: FoundSources, excludedFolder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  entries.sort((left, right) => byName.compare(left.name, right.name));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || path === excludedFolder) continue;
    // Links to files are followed; links to folders are not, because they could form a cycle.
    const isFile = entry.isFile() || (entry.isSymbolicLink() && (await isLinkToFile(path)));
    if (entry.isDirectory()) await collectFiles(path, sources, excludedFolder);
    else if (!isFile || ignoredExtensions.has(extname(entry.name).toLowerCase()))
      sources.skippedFileCount += 1;
    else if (sources.files.length < maxSources) sources.files.push(path);
    else throw new RangeError(`more than ${maxSources} files in one import`);
  }
}

async function isLinkToFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

/**
 * Returns the files of an import; undefined unless `path` is an absolute path of a readable file or folder.
 * Skips `excludedFolder`.
 */
export async function findSources(path: string, excludedFolder = ''): Promise<FoundSources | undefined> {
  if (!isAbsolute(path) || path.includes('\0')) return undefined;
  try {
    const stats = await stat(path);
    await access(path, constants.R_OK);
    if (stats.isFile()) return { files: [path], skippedFileCount: 0 };
    if (!stats.isDirectory()) return undefined;
    const sources: FoundSources = { files: [], skippedFileCount: 0 };
    await collectFiles(path, sources, excludedFolder);
    return sources;
  } catch {
    return undefined;
  }
}
