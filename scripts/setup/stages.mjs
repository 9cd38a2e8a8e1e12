// Runs stages in the open, one after the other, and says how long each took.
import { Fault } from './fault.mjs';
import { runOpenly } from './run.mjs';

export async function runStages(stages) {
  const times = [];
  for (const { name, command, args, env } of stages) {
    console.log(`\n── ${name} ──`);
    const begun = performance.now();
    const code = await runOpenly(command, args, env);
    const time = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
    if (code !== 0) throw new Fault(`\n✗ ${name} failed after ${time}`);
    times.push(`✓ ${name.padEnd(22)} ${time.padStart(9)}`);
  }
  console.log(`\n${times.join('\n')}`);
}
