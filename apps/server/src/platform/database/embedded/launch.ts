// How to start a PostgreSQL program as its owner, also when the owner could not walk to it: below a home folder
// that is closed to others (a clone in /root) it gets the one capability to pass through folders, and no other.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../../process/index.ts';
import type { Owner } from './owner.ts';

const setpriv = '/usr/bin/setpriv';

export interface Launch {
  command: string;
  args: string[];
  options: { uid?: number; gid?: number };
}

/** `reach` are the files and folders that the program has to get to. */
export function asOwner(owner: Owner | undefined, reach: string[], command: string, args: string[]): Launch {
  if (!owner) return { command, args, options: {} };
  const closed = [command, ...reach].map((path) => closedFolder(owner, path)).find(Boolean);
  if (!closed) return { command, args, options: { uid: owner.uid, gid: owner.gid } };
  const capability = passingCapability();
  if (!capability) {
    throw new StartupError(
      `The database runs as another user than root, who cannot enter ${closed}: move Matinee, start it as an ordinary user, or set DATABASE_URL.`,
    );
  }
  const drop = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  // Without the bit, access(2) answers as if the capability were not there.
  const keep = [
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    '--securebits=+no_setuid_fixup',
  ];
  return { command: setpriv, args: [...drop, ...keep, command, ...args], options: {} };
}

/** The first folder above the path that the owner may not walk through. */
function closedFolder(owner: Owner, path: string): string | undefined {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { uid, gid, mode } = statSync(folder);
    const walk = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
    if ((mode & walk) === 0) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

function passingCapability(): 'dac_read_search' | 'dac_override' | undefined {
  if (process.platform !== 'linux' || !existsSync(setpriv)) return undefined;
  const bounding = /^CapBnd:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  const held = BigInt(`0x${bounding ?? '0'}`);
  if (held & 0b100n) return 'dac_read_search';
  return held & 0b10n ? 'dac_override' : undefined;
}
