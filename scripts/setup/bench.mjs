import { existsSync, readdirSync } from 'node:fs';
import { buildOutdatedApps } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureBubblewrap, ensureFfmpeg } from './ffmpeg.mjs';
import { ensurePackages } from './packages.mjs';
import { node, resolveInRoot } from './paths.mjs';
import { runInTerminal } from './run.mjs';
import { reportErrors, SetupError } from './setup-error.mjs';

function listBenchmarks() {
  if (!existsSync(resolveInRoot('bench'))) return [];
  const files = readdirSync(resolveInRoot('bench')).filter((name) => /^[a-z0-9-]+\.ts$/.test(name));
  return files.sort().map((name) => name.replace(/\.ts$/, ''));
}

/** Runs the named benchmarks, or all. A failed benchmark sets exit code 1 and does not stop the others. */
export function runBenchmarks(names) {
  return reportErrors(async () => {
    const benchmarks = listBenchmarks();
    const unknownName = names.find((name) => !benchmarks.includes(name));
    if (unknownName)
      throw new SetupError(`There is no benchmark ${unknownName}; there are ${benchmarks.join(', ')}.`);
    await ensurePackages();
    await ensureFfmpeg();
    await ensureBubblewrap();
    const chromium = await ensureChromium();
    await buildOutdatedApps();
    const summary = [];
    for (const name of names.length > 0 ? names : benchmarks) {
      console.log(`\n── ${name} ──`);
      const startedAt = performance.now();
      const code = await runInTerminal(node, [resolveInRoot('bench', `${name}.ts`)], {
        CHROMIUM_PATH: chromium,
      });
      const time = `${((performance.now() - startedAt) / 1000).toFixed(0)} s`;
      summary.push(`${code === 0 ? '✓' : '✗'} ${name.padEnd(16)} ${time.padStart(6)}`);
      if (code !== 0) process.exitCode = 1;
    }
    console.log(`\n${summary.join('\n')}`);
  });
}
