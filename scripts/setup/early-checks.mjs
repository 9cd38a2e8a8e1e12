// What would make the start fail anyway is told at once, before anything is installed. The server checks the same
// things again, and all other settings.
import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { Fault } from './fault.mjs';
import { root } from './paths.mjs';

export async function checkSurroundings() {
  checkDataDir(resolve(root, process.env.DATA_DIR?.trim() || './data'));
  await checkPort(process.env.PORT || '8080', process.env.HOST || '127.0.0.1');
}

function checkDataDir(folder) {
  try {
    makeFolder(folder);
    rmdirSync(mkdtempSync(join(folder, '.try-')));
  } catch (error) {
    throw new Fault(
      `The data folder ${folder} cannot be written to (${error.code}): set DATA_DIR to another.`,
    );
  }
}

/** One by one from the nearest that is there: where none can be made, such as in /proc, Node's own way tries for ever. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function checkPort(port, host) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Fault(
      `The setting PORT must be a whole number from 0 to 65535 (it is ${JSON.stringify(port)}).`,
    );
  }
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new Fault(portFault(error, port, host))));
    probe.listen(Number(port), host, () => probe.close(resolve));
  });
}

function portFault({ code, message }, port, host) {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken: stop what uses it, or set PORT to another.`;
  if (code === 'EACCES') return `Port ${port} is not for ordinary users: set PORT to one above 1023.`;
  return `Cannot listen on ${host}, port ${port} (${code ?? message}): set HOST and PORT.`;
}
