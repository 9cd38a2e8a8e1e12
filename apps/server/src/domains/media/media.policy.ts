// Which files may be imported: those that lie outside what the service keeps for itself.
import { realpath } from 'node:fs/promises';
import { sep } from 'node:path';

/** Whether a path may be given to an import. The service's own folder holds secrets and other realms' media. */
export async function mayImport(path: string, dataDir: string): Promise<boolean> {
  const [real, own] = await Promise.all([realpath(path).catch(() => undefined), realpath(dataDir)]);
  if (real === undefined) return false;
  return real !== own && !real.startsWith(own + sep);
}
