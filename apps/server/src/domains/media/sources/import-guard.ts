// Decides which files an import may read. DATA_DIR contains secrets and the media of other realms, so no import reads
// it, whatever the path that leads there.
import type { BigIntStats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, resolve, sep } from 'node:path';

export interface ImportScope {
  dataDir: string;
  /** Folders that contain everything that may be imported. The command line may import `anything` that it can read. */
  allowedDirs: readonly string[] | 'anything';
}

export interface ImportGuard {
  /** Returns the real path of a requested path; undefined when it may not be imported. */
  resolvePath(path: string): Promise<string | undefined>;
  /** Whether a path without links may be imported. */
  isAllowed(realPath: string): Promise<boolean>;
}

const isInside = (dir: string, path: string): boolean =>
  path === dir || path.startsWith(dir.endsWith(sep) ? dir : dir + sep);

const resolveLinks = (path: string): Promise<string | undefined> => realpath(path).catch(() => undefined);

export async function createImportGuard({ dataDir, allowedDirs }: ImportScope): Promise<ImportGuard> {
  const dataDirStats = await stat(dataDir, { bigint: true });
  const dirs = allowedDirs === 'anything' ? undefined : allowedDirs;
  const realDirs = dirs && (await Promise.all(dirs.map(resolveLinks))).filter((dir) => dir !== undefined);
  const foldersOutsideDataDir = new Set<string>();

  const isDataDir = (stats: BigIntStats): boolean =>
    stats.dev === dataDirStats.dev && stats.ino === dataDirStats.ino;

  /** Compares folders by identity: a mount or another case of letters gives DATA_DIR a second path. */
  async function isOutsideDataDir(path: string): Promise<boolean> {
    if (foldersOutsideDataDir.has(path)) return true;
    const stats = await stat(path, { bigint: true }).catch(() => undefined);
    if (!stats || isDataDir(stats)) return false;
    const parent = dirname(path);
    if (parent !== path && !(await isOutsideDataDir(parent))) return false;
    if (stats.isDirectory()) foldersOutsideDataDir.add(path);
    return true;
  }

  async function isAllowed(realPath: string): Promise<boolean> {
    const isInAllowedDir = !realDirs || realDirs.some((dir) => isInside(dir, realPath));
    return isInAllowedDir && (await isOutsideDataDir(realPath));
  }

  return {
    isAllowed,
    async resolvePath(path) {
      if (!isAbsolute(path) || path.includes('\0')) return undefined;
      // A path such as /proc/self/root/films is refused although it leads to an allowed folder.
      const isNamedInAllowedDir =
        !dirs || !realDirs || [...dirs, ...realDirs].some((dir) => isInside(dir, resolve(path)));
      if (!isNamedInAllowedDir) return undefined;
      const realPath = await resolveLinks(path);
      return realPath !== undefined && (await isAllowed(realPath)) ? realPath : undefined;
    },
  };
}
