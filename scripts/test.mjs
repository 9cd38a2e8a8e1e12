// `npm test`: sets itself up like `npm start`, then runs all checks, and all tests when the checks pass.
import { checkNodeVersion } from './setup/node-version.mjs';

const help = `npm test                   all steps: types, lint, checks, unused, unit, browser
npm test -- types lint     only these steps
npm test -- PATH           one test file or folder: unit, server or journey, found by its path
npm test -- PATH -t NAME   of these, the tests whose name contains NAME; further options go to Vitest or Playwright
npm run test:long          the long tests: *.long.test.ts and e2e/long/

A PATH is relative to the current folder or to the root; the end of it is enough:
  npm test -- apps/server/src/domains/search
  npm test -- lists.spec.ts`;

if (process.argv.includes('--help')) console.log(help);
else if (checkNodeVersion()) {
  // Imported dynamically, because an old Node cannot parse it.
  const [longFlag, ...args] =
    process.argv[2] === '--long' ? process.argv.slice(2) : [false, ...process.argv.slice(2)];
  import('./setup/test.mjs').then(({ runTests }) => runTests(args, { long: Boolean(longFlag) }));
}
