// `npm run bench` runs all benchmarks in sequence; `npm run bench -- home import` runs only the named ones.
import { checkNodeVersion } from './setup/node-version.mjs';

if (checkNodeVersion()) {
  import('./setup/bench.mjs').then(({ runBenchmarks }) => runBenchmarks(process.argv.slice(2)));
}
