import { accessSync, constants, statfsSync, statSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SetupError } from './setup-error.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const localBin = join(root, 'node_modules', '.bin');

/** The pinned Node, which runs everything except these scripts. */
export const node = resolveInRoot(
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** An environment whose PATH begins with the repository's own programs. */
export function createLocalEnvironment(variables = {}) {
  return { ...process.env, PATH: [localBin, getSystemPath()].join(delimiter), ...variables };
}

/** The PATH without the node_modules folders that npm prepends. */
export function getSystemPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.includes(join('node_modules', '.bin'))).join(delimiter);
}

/** Returns the full path of the first of these programs on the PATH. */
export function findProgram(...names) {
  for (const name of names) {
    for (const folder of getSystemPath().split(delimiter)) {
      const path = join(folder, name);
      if (folder && isProgram(path)) return path;
    }
  }
  return undefined;
}

/** Whether the path is an executable file. */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Returns the full path of a program on the PATH, also on Windows. */
export function findOnPath(name) {
  return findProgram(name, `${name}.exe`);
}

/** Throws when a setting names a program that does not exist at that path or on the PATH. */
export function validateProgramSetting(setting) {
  const program = process.env[setting]?.trim();
  if (!program) return;
  const isPath = /[/\\]/.test(program);
  if (isPath ? isProgram(resolve(root, program)) : findOnPath(program)) return;
  throw new SetupError(
    `The setting ${setting} names ${program}, which ${isPath ? 'cannot be run' : 'is not on the PATH'}.`,
  );
}

export function resolveInRoot(...parts) {
  return join(root, ...parts);
}

const tmpfsType = 0x01021994;
const minFreeBytes = 4 * 1024 ** 3;

/**
 * Returns a folder in memory with enough space for the temporary files of tests, or undefined. PostgreSQL needs
 * 30 % less CPU there during the server tests, because each test file copies a database.
 */
export function findMemoryFolder(folder = '/dev/shm') {
  try {
    const { type, bavail, bsize } = statfsSync(folder);
    return type === tmpfsType && bavail * bsize >= minFreeBytes ? folder : undefined;
  } catch {
    return undefined;
  }
}
