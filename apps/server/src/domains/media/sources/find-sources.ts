// What of a file or folder is to be imported. A file that was named is always tried; of a folder everything
// that is not plainly something else, so that a broken video gets its reason instead of being passed over.
import { access, constants, readdir, stat } from 'node:fs/promises';
import { extname, isAbsolute, join } from 'node:path';

const subtitles = ['.srt', '.vtt', '.ass', '.ssa', '.sub', '.idx', '.sup', '.lrc'];
const pictures = [
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
const papers = [
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
const data = [
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
const archives = ['.zip', '.rar', '.7z', '.gz', '.tar', '.part', '.crdownload', '.tmp'];
const companions = new Set([...subtitles, ...pictures, ...papers, ...data, ...archives]);

/** More than this in one import is most likely the wrong folder. */
const maxSources = 20_000;

export interface FoundSources {
  /** Absolute paths, in the order of their names. */
  files: string[];
  /** How many files were left out because they are no media by their name. */
  leftOut: number;
}

const byName = new Intl.Collator('en', { numeric: true });

async function walk(folder: string, found: FoundSources, without: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  entries.sort((one, other) => byName.compare(one.name, other.name));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || path === without) continue;
    // Links to files are followed, links to folders are not: they could lead in circles.
    const isFile = entry.isFile() || (entry.isSymbolicLink() && (await leadsToFile(path)));
    if (entry.isDirectory()) await walk(path, found, without);
    else if (!isFile || companions.has(extname(entry.name).toLowerCase())) found.leftOut += 1;
    else if (found.files.length < maxSources) found.files.push(path);
    else throw new RangeError(`more than ${maxSources} files in one import`);
  }
}

async function leadsToFile(path: string): Promise<boolean> {
  return stat(path).then(
    (facts) => facts.isFile(),
    () => false,
  );
}

/**
 * The files that importing `path` means; undefined when it is not an absolute path of something readable.
 * The folder `without` is passed over where the walk meets it.
 */
export async function findSources(path: string, without = ''): Promise<FoundSources | undefined> {
  if (!isAbsolute(path) || path.includes('\0')) return undefined;
  try {
    const facts = await stat(path);
    await access(path, constants.R_OK);
    if (facts.isFile()) return { files: [path], leftOut: 0 };
    if (!facts.isDirectory()) return undefined;
    const found: FoundSources = { files: [], leftOut: 0 };
    await walk(path, found, without);
    return found;
  } catch {
    return undefined;
  }
}
