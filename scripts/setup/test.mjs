import { buildStale } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { newReport } from './counts.mjs';
import { Fault, orSayWhy } from './fault.mjs';
import { ensureFfmpeg } from './ffmpeg.mjs';
import { ensurePackages } from './packages.mjs';
import { inRoot, node } from './paths.mjs';
import { runStages } from './stages.mjs';

const program = (name) => inRoot('node_modules', '.bin', name);

function stagesFor(chromium) {
  const [unit, browser] = [newReport(), newReport()];
  return [
    { key: 'types', name: 'types', command: program('tsc'), args: ['--noEmit'] },
    { key: 'lint', name: 'lint', command: program('biome'), args: ['check', '.'] },
    { key: 'checks', name: 'imports, file lengths', command: node, args: [inRoot('scripts/checks/main.ts')] },
    {
      key: 'unit',
      name: 'unit and HTTP',
      command: program('vitest'),
      args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
      env: { CHROMIUM_PATH: chromium },
      report: unit,
    },
    {
      key: 'browser',
      name: 'browser',
      command: program('playwright'),
      args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'],
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: browser },
      report: browser,
    },
  ];
}

export function test(wanted) {
  return orSayWhy(async () => {
    await ensurePackages();
    await ensureFfmpeg();
    const all = stagesFor(await ensureChromium());
    const unknown = wanted.find((key) => !all.some((stage) => stage.key === key));
    if (unknown)
      throw new Fault(`There is no stage ${unknown}; there are ${all.map(({ key }) => key).join(', ')}.`);
    const stages = wanted.length > 0 ? all.filter(({ key }) => wanted.includes(key)) : all;
    if (stages.some(({ key }) => key === 'unit' || key === 'browser')) await buildStale();
    await runStages(stages);
  });
}
