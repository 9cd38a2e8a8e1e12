import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const localBin = join(root, 'node_modules', '.bin');

/** The pinned Node that runs everything but these scripts. */
export const node = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The environment in which the repository's own programs come first. */
export function localEnvironment(more = {}) {
  return { ...process.env, PATH: [localBin, systemPath()].join(delimiter), ...more };
}

/** The PATH without any folder of installed packages, which `npm start` puts in front. */
export function systemPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.includes(join('node_modules', '.bin'))).join(delimiter);
}

/** The first of these programs that is on the PATH, as a full path. */
export function findProgram(...names) {
  for (const name of names) {
    for (const folder of systemPath().split(delimiter)) {
      const path = join(folder, name);
      if (folder && isProgram(path)) return path;
    }
  }
  return undefined;
}

/** Whether there is a file that can be run. */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

export function inRoot(...parts) {
  return join(root, ...parts);
}
