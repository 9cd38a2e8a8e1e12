// `npm start`: from a fresh clone to a running service. Runs on the system's Node with nothing installed.
import { checkNodeVersion } from './setup/node-version.mjs';

// Imported dynamically, because an old Node cannot parse it.
if (checkNodeVersion()) {
  import('./setup/start.mjs').then(({ start }) => start({ dev: process.argv.includes('--dev') }));
}
