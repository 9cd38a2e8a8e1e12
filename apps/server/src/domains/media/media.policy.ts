// Which files may be imported: those that lie outside what the service keeps for itself.
import { realpath } from 'node:fs/promises';
import { sep } from 'node:path';

/** Whether a path may be given to an import. The service's own folder holds secrets and other realms' media. */
export async function canImport(path: string, dataDir: string): Promise<boolean> {
  const [realPath, realDataDir] = await Promise.all([
    realpath(path).catch(() => undefined),
    realpath(dataDir),
  ]);
  if (realPath === undefined) return false;
  return realPath !== realDataDir && !realPath.startsWith(realDataDir + sep);
}
