// `npm run mutate`: removes each security guard in turn, runs its test and wants it to fail. Arguments are ids of guards.
import { fileURLToPath } from 'node:url';
import type { Guard } from './guard.ts';
import { guards } from './guards.ts';
import { replaceText, restoreFile } from './replace-text.ts';
import { type GuardTests, openGuardTests } from './run-test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);

function chooseGuards(ids: readonly string[]): readonly Guard[] {
  const unknownId = ids.find((id) => guards.every((guard) => guard.id !== id));
  if (unknownId !== undefined) throw new Error(`There is no guard ${unknownId}.`);
  return ids.length === 0 ? guards : guards.filter(({ id }) => ids.includes(id));
}

/** Returns why a guard is not proven; undefined when its test fails without it, and only then. */
async function findProblem(guard: Guard, tests: GuardTests): Promise<string | undefined> {
  const intactOutcome = await tests.runIntact(guard.test);
  if (intactOutcome !== 'passed') return `its test is ${intactOutcome} although the guard is there`;
  replaceText(guard);
  try {
    const outcome = await tests.run(guard.test, guard.file);
    return outcome === 'failed' ? undefined : `its test is ${outcome} without it`;
  } finally {
    restoreFile();
    tests.forgetFile(guard.file);
  }
}

async function proveGuards(chosenGuards: readonly Guard[]): Promise<number> {
  const tests = await openGuardTests();
  let problemCount = 0;
  for (const guard of chosenGuards) {
    const startedAt = performance.now();
    const problem = await findProblem(guard, tests);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${problem ? '✗' : '✓'} ${guard.id.padEnd(28)} ${seconds.padStart(6)} s  ${problem ?? ''}`);
    if (problem) problemCount += 1;
  }
  await tests.close();
  return problemCount;
}

// A run that was killed may have left a guard removed.
restoreFile();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
process.on('exit', () => restoreFile());
const chosenGuards = chooseGuards(process.argv.slice(2));
const problemCount = await proveGuards(chosenGuards);
console.log(`\n${chosenGuards.length - problemCount} of ${chosenGuards.length} guards are proven by a test.`);
process.exit(problemCount === 0 ? 0 : 1);
