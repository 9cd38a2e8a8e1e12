// Runs the tests of guards in one Vitest, so that PostgreSQL starts only once.
import { resolve } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import type { GuardTest } from './guard.ts';

/** `broken`: the file could not be loaded or set up, so no test of it has run. */
type TestOutcome = 'passed' | 'failed' | 'missing' | 'broken';

export interface GuardTestRunner {
  /** Runs a test after a file was changed. */
  run(test: GuardTest, changedFile: string): Promise<TestOutcome>;
  /** Runs a test without changes, once. */
  runIntact(test: GuardTest): Promise<TestOutcome>;
  /** Makes the next run load the file again. */
  forgetFile(file: string): void;
  /** Ends the running test. */
  cancel(): Promise<void>;
  close(): Promise<void>;
}

/** A test without its guard may wait for something that never happens. */
const testTimeout = 40_000;

export async function openGuardTestRunner(): Promise<GuardTestRunner> {
  const vitest = await createVitest({
    watch: false,
    run: true,
    testTimeout,
    reporters: [{ onTestRunEnd() {} }],
    maxWorkers: 1,
    silent: true,
  });
  await vitest.standalone();
  const intactOutcomes = new Map<string, TestOutcome>();

  const forgetFile = (file: string) => vitest.invalidateFile(resolve(file));

  async function run({ file, title }: GuardTest): Promise<TestOutcome> {
    const path = resolve(file);
    const specifications = await vitest.globTestSpecifications([path]);
    if (specifications.length === 0) return 'missing';
    if (title === undefined) vitest.resetGlobalTestNamePattern();
    else vitest.setGlobalTestNamePattern(new RegExp(RegExp.escape(title)));
    const { testModules } = await vitest.runTestSpecifications(specifications);
    // The result also contains the modules of earlier runs.
    return computeOutcome(testModules.filter(({ moduleId }) => moduleId === path));
  }

  return {
    run(test, changedFile) {
      forgetFile(changedFile);
      return run(test);
    },
    async runIntact(test) {
      const key = JSON.stringify(test);
      const outcome = intactOutcomes.get(key) ?? (await run(test));
      intactOutcomes.set(key, outcome);
      return outcome;
    },
    forgetFile,
    cancel: () => vitest.cancelCurrentRun('keyboard-input'),
    close: () => vitest.close(),
  };
}

function computeOutcome(testModules: readonly TestModule[]): TestOutcome {
  const tests = testModules.flatMap((module) => [...module.children.allTests()]);
  const states = new Set(tests.map((test) => test.result().state));
  if (states.has('failed')) return 'failed';
  if (testModules.some((module) => !module.ok())) return 'broken';
  return states.has('passed') ? 'passed' : 'missing';
}
