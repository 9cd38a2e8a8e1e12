// Runs the stages of `npm test` one after the other, and prints how long each took and how many tests ran.
import { runInherited } from './run.mjs';
import { SetupError } from './setup-error.mjs';
import { addCounts, formatCounts, noTests, readCounts } from './test-counts.mjs';

export async function runStages(stages) {
  const summary = [];
  let counts = noTests;
  for (const { name, command, args, env, report } of stages) {
    console.log(`\n── ${name} ──`);
    const startedAt = performance.now();
    const code = await runInherited(command, args, env);
    const time = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
    if (report) counts = addCounts(counts, readCounts(report));
    if (code !== 0) {
      throw new SetupError(`\n✗ ${name} failed after ${time}${report ? `\n${formatCounts(counts)}` : ''}`);
    }
    summary.push(`✓ ${name.padEnd(22)} ${time.padStart(9)}`);
  }
  console.log(`\n${summary.join('\n')}\n`);
  if (stages.some(({ report }) => report)) console.log(formatCounts(counts));
}
