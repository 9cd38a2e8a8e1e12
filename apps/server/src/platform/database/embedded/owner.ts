// PostgreSQL refuses to run as root. Then its folder belongs to another user: the one who has it already, else
// postgres, else a system user made for it, else nobody.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

export interface Owner {
  uid: number;
  gid: number;
}

interface User extends Owner {
  name: string;
}

const made = 'matinee';

/** Undefined when this process may run PostgreSQL itself. */
export function databaseOwner(folder: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const keeper = existsSync(folder) ? statSync(folder) : undefined;
  if (keeper && keeper.uid !== 0) return { uid: keeper.uid, gid: keeper.gid };
  return find('postgres') ?? find(made) ?? make() ?? find('nobody') ?? { uid: 65534, gid: 65534 };
}

function find(name: string): User | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [user, , uid, gid] = line.split(':');
    if (user === name) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

function make(): User | undefined {
  try {
    execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', made], {
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  return find(made);
}
