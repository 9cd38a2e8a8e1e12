// Runs stages in the open, one after the other, and says how long each took and how many tests there were.
import { takeReport } from './counts.mjs';
import { Fault } from './fault.mjs';
import { runOpenly } from './run.mjs';

export async function runStages(stages) {
  const times = [];
  const counted = { passed: 0, flaky: 0, failed: 0, skipped: 0 };
  for (const { name, command, args, env, report } of stages) {
    console.log(`\n── ${name} ──`);
    const begun = performance.now();
    const code = await runOpenly(command, args, env);
    const time = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
    if (report) for (const [kind, count] of Object.entries(takeReport(report))) counted[kind] += count;
    if (code !== 0)
      throw new Fault(`\n✗ ${name} failed after ${time}${report ? `\n${inWords(counted)}` : ''}`);
    times.push(`✓ ${name.padEnd(22)} ${time.padStart(9)}`);
  }
  console.log(`\n${times.join('\n')}\n`);
  if (stages.some(({ report }) => report)) console.log(inWords(counted));
}

function inWords({ passed, flaky, failed, skipped }) {
  const words = [`${passed} passed`, `${failed} failed`];
  if (flaky > 0) words.push(`${flaky} passed when tried again`);
  if (skipped > 0) words.push(`${skipped} skipped`);
  return words.join(', ');
}
