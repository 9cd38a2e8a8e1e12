// The folders of the embedded database: one for its files, one for its socket.
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../process/index.ts';
import { databaseOwner, type Owner } from './owner.ts';

export interface Folders {
  owner: Owner | undefined;
  /** Belongs to the owner, holds the rest. */
  home: string;
  data: string;
  socket: string;
  logFile: string;
}

// The kernel takes 107 bytes (macOS 103) for a socket's path, `/.s.PGSQL.5432` included.
const longestSocketFolder = 103 - '/.s.PGSQL.5432'.length;

export function foldersOf(dataDir: string): Folders {
  const home = join(dataDir, 'postgres');
  const near = join(home, 'socket');
  const key = createHash('sha256').update(home).digest('hex').slice(0, 16);
  const socket = Buffer.byteLength(near) <= longestSocketFolder ? near : join(tmpdir(), `matinee-${key}`);
  return { owner: databaseOwner(home), home, data: join(home, 'data'), socket, logFile: join(home, 'log') };
}

export function makeFolders({ home, socket, owner }: Folders): void {
  makePrivate(home, owner);
  makePrivate(socket, owner);
}

function makePrivate(folder: string, owner: Owner | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(folder);
  const self = process.getuid?.();
  // A folder in the shared temporary folder may have been made by somebody else, to listen in.
  if (uid !== self && uid !== owner?.uid) {
    throw new StartupError(`${folder} belongs to another user; the database cannot be kept there.`);
  }
  chmodSync(folder, 0o700);
  if (owner && uid !== owner.uid) chownSync(folder, owner.uid, owner.gid);
}
