// `npm test`: sets itself up like `npm start`, then checks everything and stops at the first stage that fails.
// `npm test -- types lint` runs only the stages that are named.
import { requireNode } from './setup/node-version.mjs';

if (requireNode()) {
  import('./setup/test.mjs').then(({ test }) => test(process.argv.slice(2)));
}
