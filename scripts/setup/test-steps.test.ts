import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const stepsUrl = new URL('./test-steps.mjs', import.meta.url).href;

/** Runs groups of steps in a separate process and returns its output. Each step runs a JavaScript expression. */
async function runExpressionGroups(...groups: Record<string, string>[]): Promise<string> {
  const stepGroups = groups.map((group) =>
    Object.entries(group).map(([name, code]) => ({ name, command: process.execPath, args: ['-e', code] })),
  );
  return runInSeparateProcess(stepGroups);
}

async function runInSeparateProcess(stepGroups: object[][]): Promise<string> {
  const script = `const { runSteps } = await import(${JSON.stringify(stepsUrl)});
    await runSteps(${JSON.stringify(stepGroups)}).catch((error) => console.log(error.message));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return stdout.replaceAll(/\d+\.\d s/g, 'N s').replaceAll(/ +/g, ' ');
}

test('prints the outputs of concurrent steps one after another', async () => {
  const output = await runExpressionGroups({
    slow: 'setTimeout(() => console.log("slow output"), 300)',
    fast: 'console.log("fast output")',
  });
  expect(output).toBe('\n── slow ──\nslow output\n\n── fast ──\nfast output\n\n✓ slow N s\n✓ fast N s\n\n');
});

test('stops after the group of a failed step', async () => {
  const output = await runExpressionGroups(
    { passing: 'console.log("passing output")', failing: 'process.exit(3)' },
    { skipped: 'console.log("skipped output")' },
  );
  expect(output).toContain('✗ failing failed after N s');
  expect(output).toContain('passing output');
  expect(output).not.toContain('skipped');
});

test('fails when all tests are skipped', async () => {
  const reportPath = join(tmpdir(), `matinee-test-steps-${process.pid}.json`);
  writeFileSync(reportPath, JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 27 }));
  const step = { name: 'unit', command: process.execPath, args: ['-e', ''], reportPath };
  expect(await runInSeparateProcess([[step]])).toContain('0 passed, 0 failed, 27 skipped\nNo test has run.');
});

test('lists the failed tests of each runner at the end', async () => {
  const vitest = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [
      {
        name: join(process.cwd(), 'sums.test.ts'),
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'subtracts',
            failureMessages: ['\u001b[31mexpected 3\u001b[39m\nto be 2'],
          },
        ],
      },
      { name: join(process.cwd(), 'empty.test.ts'), message: 'No such module', assertionResults: [] },
    ],
  };
  const playwright = {
    config: { rootDir: join(process.cwd(), 'e2e') },
    stats: { expected: 2, flaky: 0, unexpected: 1, skipped: 0 },
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                title: 'opens',
                file: 'menu.spec.ts',
                ok: false,
                tests: [{ results: [{ errors: [{ message: 'timed out' }] }] }],
              },
            ],
          },
        ],
      },
    ],
  };
  const steps = Object.entries({ vitest, playwright }).map(([name, report]) => {
    const reportPath = join(tmpdir(), `matinee-test-steps-${name}-${process.pid}.json`);
    writeFileSync(reportPath, JSON.stringify(report));
    return { name, command: process.execPath, args: ['-e', 'process.exit(1)'], reportPath };
  });
  expect(await runInSeparateProcess([steps])).toContain(
    [
      '✗ sums.test.ts › subtracts',
      ' expected 3',
      ' to be 2',
      '✗ empty.test.ts',
      ' No such module',
      '✗ e2e/menu.spec.ts › opens',
      ' timed out',
      '✗ vitest failed after N s',
      '✗ playwright failed after N s',
      '3 passed, 2 failed',
    ].join('\n'),
  );
});
