import { buildStale } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureFfmpeg } from './ffmpeg.mjs';
import { ensurePackages } from './packages.mjs';
import { inRoot, node } from './paths.mjs';
import { reportErrors, SetupError } from './setup-error.mjs';
import { runStages } from './stages.mjs';
import { createReportPath } from './test-counts.mjs';
import { findTestFiles, isJourney, isLong, needsBuild, testFiles } from './test-files.mjs';

const program = (name) => inRoot('node_modules', '.bin', name);

const checkStages = [
  { key: 'types', name: 'types', command: program('tsc'), args: ['--noEmit'] },
  { key: 'lint', name: 'lint', command: program('biome'), args: ['check', '.'] },
  { key: 'checks', name: 'imports, sizes, names', command: node, args: [inRoot('scripts/checks/main.ts')] },
  { key: 'unused', name: 'unused code', command: program('knip'), args: [] },
];

function vitestStage({ chromium, args = [], long = false }) {
  const report = createReportPath();
  return {
    key: 'unit',
    name: long ? 'long unit and HTTP' : 'unit and HTTP',
    command: program('vitest'),
    args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env: { CHROMIUM_PATH: chromium, ...(long && { LONG_TESTS: '1' }) },
    report,
  };
}

function playwrightStage({ chromium, args = [], long = false }) {
  const report = createReportPath();
  return {
    key: 'browser',
    name: long ? 'long browser' : 'browser',
    command: program('playwright'),
    args: ['test', ...args, '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'],
    env: {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(long && { LONG_TESTS: '1' }),
    },
    report,
  };
}

/** The stages named by keys; all stages when none is named. */
function stagesByKey(keys, options, chromium) {
  const all = [
    ...checkStages,
    vitestStage({ chromium, args: options }),
    playwrightStage({ chromium, args: forPlaywright(options) }),
  ];
  return keys.length > 0 ? all.filter(({ key }) => keys.includes(key)) : all;
}

/** Playwright's -t is a time limit; it filters by name with -g. */
function forPlaywright(options) {
  return options.map((option) => (option === '-t' ? '-g' : option));
}

/** One stage per runner for these files; long files get stages of their own. */
function stagesForFiles(files, options, chromium) {
  const stages = [];
  for (const long of [false, true]) {
    const part = files.filter((file) => isLong(file) === long);
    const journeys = part.filter(isJourney);
    const others = part.filter((file) => !isJourney(file));
    if (others.length > 0) stages.push(vitestStage({ chromium, long, args: [...others, ...options] }));
    if (journeys.length > 0) {
      stages.push(playwrightStage({ chromium, long, args: [...journeys, ...forPlaywright(options)] }));
    }
  }
  return stages;
}

/** Runs stages by their keys, or test files by their paths; options from the first dash on go to the test runner. */
export function test(args, { long = false } = {}) {
  return reportErrors(async () => {
    const dash = args.findIndex((arg) => arg.startsWith('-'));
    const names = dash < 0 ? args : args.slice(0, dash);
    const options = dash < 0 ? [] : args.slice(dash);
    const keys = [...checkStages.map(({ key }) => key), 'unit', 'browser'];
    const byKey = !long && names.every((name) => keys.includes(name));
    const files = byKey ? [] : filesFor(names, keys, long);
    if (!byKey && files.length === 0) return console.log('There are no long tests.');
    await ensurePackages();
    await ensureFfmpeg();
    const chromium = await ensureChromium();
    const stages = byKey ? stagesByKey(names, options, chromium) : stagesForFiles(files, options, chromium);
    const usesBuild = byKey ? stages.some(({ report }) => report) : files.some(needsBuild);
    if (usesBuild) await buildStale();
    await runStages(stages);
  });
}

function filesFor(paths, keys, long) {
  if (paths.length === 0) return testFiles().filter(isLong);
  const files = paths.flatMap((path) => {
    const found = findTestFiles(path).filter((file) => !long || isLong(file));
    if (found.length === 0)
      throw new SetupError(
        `${path} is neither a stage (${keys.join(', ')}) nor the path of a ${long ? 'long ' : ''}test.`,
      );
    return found;
  });
  return [...new Set(files)];
}
