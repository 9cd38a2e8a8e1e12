// The folders of the embedded database: its data and its socket.
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../process/index.ts';
import { ensureDatabaseOwner, type Owner } from './owner.ts';

export interface DatabaseFolders {
  owner: Owner | undefined;
  /** Belongs to the owner and contains the others, except for a socket whose path would be too long. */
  root: string;
  data: string;
  socket: string;
  logFile: string;
}

// The kernel allows 107 bytes (macOS: 103) for the path of a socket, including `/.s.PGSQL.5432`.
const maxSocketFolderBytes = 103 - '/.s.PGSQL.5432'.length;

/** When this process is root, may create the system user that will own the folders. Creates no folder. */
export function locateFoldersAndEnsureOwner(dataDir: string): DatabaseFolders {
  const root = join(dataDir, 'postgres');
  const socketInRoot = join(root, 'socket');
  const key = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const socket =
    Buffer.byteLength(socketInRoot) <= maxSocketFolderBytes ? socketInRoot : join(tmpdir(), `matinee-${key}`);
  return {
    owner: ensureDatabaseOwner(root),
    root,
    data: join(root, 'data'),
    socket,
    logFile: join(root, 'log'),
  };
}

export function createFolders({ root, socket, owner }: DatabaseFolders): void {
  createPrivateFolder(root, owner);
  createPrivateFolder(socket, owner);
}

function createPrivateFolder(folder: string, owner: Owner | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(folder);
  const currentUid = process.getuid?.();
  // Another user may have created this folder in the shared temporary folder to intercept connections.
  if (uid !== currentUid && uid !== owner?.uid) {
    throw new StartupError(`${folder} belongs to another user; the database cannot use it.`);
  }
  chmodSync(folder, 0o700);
  if (owner && uid !== owner.uid) chownSync(folder, owner.uid, owner.gid);
}
