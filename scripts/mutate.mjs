// `npm run mutate` proves all security guards; `npm run mutate -- ID…` only the named ones.
import { requireNode } from './setup/node-version.mjs';

if (requireNode()) {
  import('./mutate/prove-guards.mjs').then(({ proveGuards }) => proveGuards(process.argv.slice(2)));
}
