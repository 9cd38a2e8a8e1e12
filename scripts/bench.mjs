// `npm run bench`: runs the benchmarks one after the other. `npm run bench -- home import` runs only those.
import { requireNode } from './setup/node-version.mjs';

if (requireNode()) {
  import('./setup/bench.mjs').then(({ bench }) => bench(process.argv.slice(2)));
}
