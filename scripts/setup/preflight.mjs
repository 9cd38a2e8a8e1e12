// Checks the path of Matinee, the data folder and the port before anything is installed, so that a start that cannot
// succeed fails at once. The server checks data folder and port again, and all other settings.
import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { root } from './paths.mjs';
import { SetupError } from './setup-error.mjs';

export async function runPreflightChecks() {
  checkInstallationPath(root);
  checkDataDir(resolve(root, process.env.DATA_DIR?.trim() || './data'));
  await checkPort(process.env.PORT || '8080', process.env.HOST || '127.0.0.1');
}

/** Throws when Vite could not build Matinee in this folder. */
export function checkInstallationPath(folder) {
  // Vite reads what follows these characters as a query or a fragment.
  const character = /[#?]/.exec(folder)?.[0];
  if (character)
    throw new SetupError(`The path ${folder} contains "${character}": move Matinee to a folder without it.`);
}

function checkDataDir(folder) {
  try {
    createFolder(folder);
    rmdirSync(mkdtempSync(join(folder, '.try-')));
  } catch (error) {
    throw new SetupError(
      `The data folder ${folder} cannot be written to (${error.code}): set DATA_DIR to another.`,
    );
  }
}

/**
 * Creates missing parents one by one: Node's recursive mkdir never returns below folders where none can be
 * created, such as /proc.
 */
function createFolder(folder) {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  mkdirSync(folder);
}

function checkPort(port, host) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new SetupError(
      `The setting PORT must be a whole number from 0 to 65535 (it is ${JSON.stringify(port)}).`,
    );
  }
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(new SetupError(describeListenError(error, port, host))));
    server.listen(Number(port), host, () => server.close(resolve));
  });
}

function describeListenError({ code, message }, port, host) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken: stop what uses it, or set PORT to another.`;
  }
  if (code === 'EACCES') return `Port ${port} is not for ordinary users: set PORT to one above 1023.`;
  return `Cannot listen on ${host}, port ${port} (${code ?? message}): set HOST and PORT.`;
}
