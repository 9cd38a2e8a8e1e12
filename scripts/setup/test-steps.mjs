// Runs the steps of `npm test`, and prints how long each took, how many tests ran and which failed.
import { runInTerminal, runWithBufferedOutput } from './run.mjs';
import { SetupError } from './setup-error.mjs';
import { addCounts, formatCounts, readAndDeleteReport, zeroCounts } from './test-reports.mjs';

/**
 * Runs the groups in sequence and the steps of a group at the same time. Throws after the first group with a
 * failed step.
 */
export async function runSteps(groups) {
  const summaryLines = [];
  let counts = zeroCounts;
  for (const steps of groups) {
    const results = await runGroup(steps);
    const reports = steps.flatMap(({ reportPath }) => (reportPath ? [readAndDeleteReport(reportPath)] : []));
    for (const report of reports) counts = addCounts(counts, report.counts);
    const failedSteps = results.filter(({ code }) => code !== 0);
    if (failedSteps.length > 0) {
      // The output of the runners is long and may be cut off, so the failed tests stand at its end.
      const lines = reports.flatMap(({ failures }) => failures);
      lines.push(...failedSteps.map(({ name, time }) => `✗ ${name} failed after ${time}`));
      if (reports.length > 0) lines.push(formatCounts(counts));
      throw new SetupError(`\n${lines.join('\n')}`);
    }
    summaryLines.push(...results.map(({ name, time }) => `✓ ${name.padEnd(22)} ${time.padStart(9)}`));
  }
  console.log(`\n${summaryLines.join('\n')}\n`);
  if (!groups.flat().some(({ reportPath }) => reportPath)) return;
  console.log(formatCounts(counts));
  if (counts.passed + counts.flaky === 0)
    throw new SetupError('No test has run. With -t, no test has that name.');
}

/** The first step writes to the terminal at once, each further step when the one before has ended. */
async function runGroup(steps) {
  const startedAt = performance.now();
  const measureTime = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  const [firstStep, ...otherSteps] = steps;
  const otherRuns = otherSteps.map((step) => {
    const { exitCodePromise, releaseOutput } = runWithBufferedOutput(step.command, step.args, step.env);
    const result = exitCodePromise.then((code) => ({ name: step.name, code, time: measureTime() }));
    return { name: step.name, result, releaseOutput };
  });
  console.log(`\n── ${firstStep.name} ──`);
  const code = await runInTerminal(firstStep.command, firstStep.args, firstStep.env);
  const results = [{ name: firstStep.name, code, time: measureTime() }];
  for (const { name, result, releaseOutput } of otherRuns) {
    console.log(`\n── ${name} ──`);
    releaseOutput();
    results.push(await result);
  }
  return results;
}
