// The command that runs a PostgreSQL program as the owner of the database. Below a folder that the owner may not
// enter (such as a clone in /root), the program gets a capability to pass through all folders. The capability also
// lets it read all files (dac_read_search), or read and write them (dac_override).
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../../process/index.ts';
import type { Owner } from './owner.ts';

const setprivPath = '/usr/bin/setpriv';

export interface OwnerCommand {
  command: string;
  args: string[];
  options: { uid?: number; gid?: number };
}

/** `paths` are the files and folders that the program needs to access. */
export function createOwnerCommand(
  owner: Owner | undefined,
  paths: string[],
  command: string,
  args: string[],
): OwnerCommand {
  if (!owner) return { command, args, options: {} };
  const inaccessibleFolder = [command, ...paths]
    .map((path) => findInaccessibleFolder(owner, path))
    .find(Boolean);
  if (!inaccessibleFolder) return { command, args, options: { uid: owner.uid, gid: owner.gid } };
  const capability = findSearchCapability();
  if (!capability) {
    throw new StartupError(
      `The database cannot run as root, and its user cannot enter ${inaccessibleFolder}: move Matinee, start it as an ordinary user, or set DATABASE_URL.`,
    );
  }
  const userOptions = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  // Without no_setuid_fixup, access(2) ignores the capability.
  const capabilityOptions = [
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    '--securebits=+no_setuid_fixup',
  ];
  return {
    command: setprivPath,
    args: [...userOptions, ...capabilityOptions, command, ...args],
    options: {},
  };
}

/** The nearest parent folder of the path that the owner may not enter. */
function findInaccessibleFolder(owner: Owner, path: string): string | undefined {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { uid, gid, mode } = statSync(folder);
    const searchBit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
    if ((mode & searchBit) === 0) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

function findSearchCapability(): 'dac_read_search' | 'dac_override' | undefined {
  if (process.platform !== 'linux' || !existsSync(setprivPath)) return undefined;
  const capabilityMask = /^CapBnd:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  const capabilities = BigInt(`0x${capabilityMask ?? '0'}`);
  if (capabilities & 0b100n) return 'dac_read_search';
  return capabilities & 0b10n ? 'dac_override' : undefined;
}
