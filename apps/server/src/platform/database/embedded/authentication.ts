// Authentication of the embedded database: PostgreSQL asks the kernel for the user of the connecting process (peer). Only
// this service's user and root may use its roles; another user who reaches the socket is refused.
import { chmodSync, chownSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { DatabaseFolders } from './folders.ts';
import { roles } from './roles.ts';

const mapName = 'matinee';

const clientAuthentication = `# Written by Matinee at each start.
# TYPE  DATABASE  USER  METHOD
local   all       all   peer map=${mapName}
`;

function createUserMap(): string {
  const users = new Set([userInfo().username, 'root']);
  const lines = [...users].flatMap((user) =>
    Object.values(roles).map((role) => `${mapName} "${user}" "${role}"`),
  );
  return `# Written by Matinee at each start.\n# MAP  SYSTEM-USER  ROLE\n${lines.join('\n')}\n`;
}

/** Returns whether a file has changed, which a running server must read again. */
export function writeAuthentication({ data, owner }: DatabaseFolders): boolean {
  const contents = { 'pg_hba.conf': clientAuthentication, 'pg_ident.conf': createUserMap() };
  let hasChanged = false;
  for (const [name, content] of Object.entries(contents)) {
    const file = join(data, name);
    if (readFileSync(file, 'utf8') === content) continue;
    writeFileSync(file, content);
    chmodSync(file, 0o600);
    if (owner) chownSync(file, owner.uid, owner.gid);
    hasChanged = true;
  }
  return hasChanged;
}
