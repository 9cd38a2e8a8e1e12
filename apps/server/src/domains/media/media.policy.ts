// Only files outside DATA_DIR may be imported.
import { realpath } from 'node:fs/promises';
import { sep } from 'node:path';

/** Whether a path may be imported. DATA_DIR contains secrets and the media of other realms. */
export async function canImport(path: string, dataDir: string): Promise<boolean> {
  const [realPath, realDataDir] = await Promise.all([
    realpath(path).catch(() => undefined),
    realpath(dataDir),
  ]);
  if (realPath === undefined) return false;
  return realPath !== realDataDir && !realPath.startsWith(realDataDir + sep);
}
