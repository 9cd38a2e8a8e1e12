// Runs the steps of `npm test` in sequence, and prints how long each took and how many tests ran.
import { runInherited } from './run.mjs';
import { SetupError } from './setup-error.mjs';
import { addCounts, formatCounts, noTests, readCounts } from './test-counts.mjs';

export async function runSteps(steps) {
  const summaryLines = [];
  let counts = noTests;
  for (const { name, command, args, env, report } of steps) {
    console.log(`\n── ${name} ──`);
    const startedAt = performance.now();
    const code = await runInherited(command, args, env);
    const time = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
    if (report) counts = addCounts(counts, readCounts(report));
    if (code !== 0) {
      throw new SetupError(`\n✗ ${name} failed after ${time}${report ? `\n${formatCounts(counts)}` : ''}`);
    }
    summaryLines.push(`✓ ${name.padEnd(22)} ${time.padStart(9)}`);
  }
  console.log(`\n${summaryLines.join('\n')}\n`);
  if (steps.some(({ report }) => report)) console.log(formatCounts(counts));
}
