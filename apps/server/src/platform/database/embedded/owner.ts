// PostgreSQL refuses to run as root. For a service that runs as root, the database belongs to another user:
// the current owner of the folder, else `postgres`, else `matinee`, created if necessary, else `nobody`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

export interface Owner {
  uid: number;
  gid: number;
}

interface User extends Owner {
  name: string;
}

const systemUserName = 'matinee';

/** Undefined when this process is not root and can run PostgreSQL itself. */
export function ensureDatabaseOwner(folder: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const folderOwner = existsSync(folder) ? statSync(folder) : undefined;
  if (folderOwner && folderOwner.uid !== 0) return { uid: folderOwner.uid, gid: folderOwner.gid };
  return (
    findUser('postgres') ??
    findUser(systemUserName) ??
    createUser() ??
    findUser('nobody') ?? { uid: 65534, gid: 65534 }
  );
}

function findUser(name: string): User | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [userName, , uid, gid] = line.split(':');
    if (userName === name) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

function createUser(): User | undefined {
  try {
    execFileSync(
      'useradd',
      ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', systemUserName],
      {
        stdio: 'ignore',
      },
    );
  } catch {
    return undefined;
  }
  return findUser(systemUserName);
}
