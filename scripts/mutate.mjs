// `npm run mutate` removes each security guard in turn and checks that its test then fails; with `-- ID…` only those
// guards.
import { checkNodeVersion } from './setup/node-version.mjs';

if (checkNodeVersion()) {
  import('./mutate/prove-guards.mjs').then(({ proveGuards }) => proveGuards(process.argv.slice(2)));
}
