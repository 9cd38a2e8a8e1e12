// `npm run mutate`: removes each security guard in turn, runs its test and expects it to fail. Arguments are ids of guards.
import { fileURLToPath } from 'node:url';
import type { Guard } from './guard.ts';
import { type GuardTestRunner, openGuardTestRunner } from './guard-test-runner.ts';
import { guards } from './guards.ts';
import { replaceText, restoreFile } from './replace-text.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);

/** Returns why a guard is not proven; undefined when its test passes with the guard and fails without it. */
async function findProblem(guard: Guard, testRunner: GuardTestRunner): Promise<string | undefined> {
  const intactOutcome = await testRunner.runIntact(guard.test);
  if (intactOutcome !== 'passed') return `its test is ${intactOutcome} although the guard is there`;
  replaceText(guard);
  try {
    const outcome = await testRunner.run(guard.test, guard.file);
    return outcome === 'failed' ? undefined : `its test is ${outcome} without it`;
  } finally {
    restoreFile();
    testRunner.forgetFile(guard.file);
  }
}

/** Returns the number of guards that are not proven. */
async function proveGuards(
  chosenGuards: readonly Guard[],
  testRunner: GuardTestRunner,
  signal: AbortSignal,
): Promise<number> {
  let problemCount = 0;
  for (const guard of chosenGuards) {
    const startedAt = performance.now();
    const problem = await findProblem(guard, testRunner);
    if (signal.aborted) return problemCount;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${problem ? '✗' : '✓'} ${guard.id.padEnd(28)} ${seconds.padStart(6)} s  ${problem ?? ''}`);
    if (problem) problemCount += 1;
  }
  return problemCount;
}

async function main(ids: readonly string[]): Promise<number> {
  const unknownId = ids.find((id) => guards.every((guard) => guard.id !== id));
  if (unknownId !== undefined) {
    console.error(`There is no guard ${unknownId}: docs/reference/guards.md lists all.`);
    return 1;
  }
  const chosenGuards = ids.length === 0 ? guards : guards.filter(({ id }) => ids.includes(id));
  const testRunner = await openGuardTestRunner();
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Vitest would exit at once, without stopping PostgreSQL.
    process.removeAllListeners(name);
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(1);
      restoreFile();
      controller.abort();
      void testRunner.cancel();
    });
  }
  const problemCount = await proveGuards(chosenGuards, testRunner, controller.signal);
  await testRunner.close();
  if (controller.signal.aborted) return 1;
  console.log(
    `\n${chosenGuards.length - problemCount} of ${chosenGuards.length} guards are proven by a test.`,
  );
  return problemCount === 0 ? 0 : 1;
}

// A run that was killed may have left a guard removed.
restoreFile();
process.on('exit', () => restoreFile());
process.exit(await main(process.argv.slice(2)));
