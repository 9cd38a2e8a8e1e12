import { existsSync, readdirSync } from 'node:fs';
import { buildStale } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { Fault, orSayWhy } from './fault.mjs';
import { ensureFfmpeg } from './ffmpeg.mjs';
import { ensurePackages } from './packages.mjs';
import { inRoot, node } from './paths.mjs';
import { runOpenly } from './run.mjs';

function benchmarks() {
  if (!existsSync(inRoot('bench'))) return [];
  const files = readdirSync(inRoot('bench')).filter((name) => /^[a-z0-9-]+\.ts$/.test(name));
  return files.sort().map((name) => name.replace(/\.ts$/, ''));
}

export function bench(wanted) {
  return orSayWhy(async () => {
    const all = benchmarks();
    const unknown = wanted.find((name) => !all.includes(name));
    if (unknown) throw new Fault(`There is no benchmark ${unknown}; there are ${all.join(', ')}.`);
    await ensurePackages();
    await ensureFfmpeg();
    const chromium = await ensureChromium();
    await buildStale();
    const results = [];
    for (const name of wanted.length > 0 ? wanted : all) {
      console.log(`\n── ${name} ──`);
      const begun = performance.now();
      const code = await runOpenly(node, [inRoot('bench', `${name}.ts`)], { CHROMIUM_PATH: chromium });
      const time = `${((performance.now() - begun) / 1000).toFixed(0)} s`;
      results.push(`${code === 0 ? '✓' : '✗'} ${name.padEnd(16)} ${time.padStart(6)}`);
      if (code !== 0) process.exitCode = 1;
    }
    console.log(`\n${results.join('\n')}`);
  });
}
