import { buildOutdatedApps } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureBubblewrap, ensureFfmpeg } from './ffmpeg.mjs';
import { ensurePackages } from './packages.mjs';
import { findMemoryFolder, node, resolveInRoot } from './paths.mjs';
import { reportErrors, SetupError } from './setup-error.mjs';
import { findTestFiles, isJourney, isLong, listTestFiles, needsBuild } from './test-files.mjs';
import { createReportPath } from './test-reports.mjs';
import { runSteps } from './test-steps.mjs';

const resolveProgram = (name) => resolveInRoot('node_modules', '.bin', name);

const checkSteps = [
  {
    key: 'types',
    name: 'types',
    command: resolveProgram('tsc'),
    // Later runs check only the files that a change affects.
    args: [
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      resolveInRoot('node_modules/.cache/types.tsbuildinfo'),
    ],
  },
  { key: 'lint', name: 'lint', command: resolveProgram('biome'), args: ['check', '.'] },
  {
    key: 'checks',
    name: 'imports, sizes, names',
    command: node,
    args: [resolveInRoot('scripts/checks/main.ts')],
  },
  { key: 'unused', name: 'unused code', command: resolveProgram('knip'), args: [] },
];

function createTestEnvironment(chromium) {
  const memoryFolder = process.env.TMPDIR ? undefined : findMemoryFolder();
  return { CHROMIUM_PATH: chromium, ...(memoryFolder && { TMPDIR: memoryFolder }) };
}

function createVitestStep({ chromium, args = [], long = false }) {
  const reportPath = createReportPath();
  return {
    key: 'unit',
    name: long ? 'long unit and HTTP' : 'unit and HTTP',
    command: resolveProgram('vitest'),
    args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`],
    env: { ...createTestEnvironment(chromium), ...(long && { LONG_TESTS: '1' }) },
    reportPath,
  };
}

function createPlaywrightStep({ chromium, args = [], long = false }) {
  const reportPath = createReportPath();
  return {
    key: 'browser',
    name: long ? 'long browser' : 'browser',
    command: resolveProgram('playwright'),
    args: ['test', ...args, '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'],
    env: {
      ...createTestEnvironment(chromium),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath,
      ...(long && { LONG_TESTS: '1' }),
    },
    reportPath,
  };
}

/** Returns the steps with these keys; when `keys` is empty, all. The checks form one group, the test runners another. */
function selectStepsByKey(keys, options, chromium) {
  const vitestStep = createVitestStep({ chromium, args: options });
  const playwrightStep = createPlaywrightStep({ chromium, args: createPlaywrightArguments(options) });
  const isSelected = ({ key }) => keys.length === 0 || keys.includes(key);
  return [checkSteps, [vitestStep, playwrightStep]]
    .map((steps) => steps.filter(isSelected))
    .filter(({ length }) => length > 0);
}

/** Playwright's -t is a time limit; it filters by name with -g. */
function createPlaywrightArguments(options) {
  return options.map((option) => (option === '-t' ? '-g' : option));
}

/** Creates one group per runner for these files, and separate ones for long tests. */
function createStepsForFiles(files, options, chromium) {
  const groups = [];
  for (const hasLongTests of [false, true]) {
    const stepFiles = files.filter((file) => isLong(file) === hasLongTests);
    const journeys = stepFiles.filter(isJourney);
    const otherFiles = stepFiles.filter((file) => !isJourney(file));
    if (otherFiles.length > 0)
      groups.push([createVitestStep({ chromium, long: hasLongTests, args: [...otherFiles, ...options] })]);
    if (journeys.length > 0) {
      groups.push([
        createPlaywrightStep({
          chromium,
          long: hasLongTests,
          args: [...journeys, ...createPlaywrightArguments(options)],
        }),
      ]);
    }
  }
  return groups;
}

/** Runs steps by their keys, or test files by their paths; options from the first dash on go to the test runner. */
export function runTests(args, { long = false } = {}) {
  return reportErrors(async () => {
    const firstOptionIndex = args.findIndex((arg) => arg.startsWith('-'));
    const keysOrPaths = firstOptionIndex < 0 ? args : args.slice(0, firstOptionIndex);
    const options = firstOptionIndex < 0 ? [] : args.slice(firstOptionIndex);
    const keys = [...checkSteps.map(({ key }) => key), 'unit', 'browser'];
    const selectsSteps = !long && keysOrPaths.every((keyOrPath) => keys.includes(keyOrPath));
    const files = selectsSteps ? [] : chooseTestFiles(keysOrPaths, keys, long);
    if (!selectsSteps && files.length === 0) return console.log('There are no long tests.');
    await ensurePackages();
    await ensureFfmpeg();
    await ensureBubblewrap();
    const chromium = await ensureChromium();
    const groups = selectsSteps
      ? selectStepsByKey(keysOrPaths, options, chromium)
      : createStepsForFiles(files, options, chromium);
    // Only test runners write a report; the other steps need no build.
    const usesBuild = selectsSteps
      ? groups.flat().some(({ reportPath }) => reportPath)
      : files.some(needsBuild);
    if (usesBuild) await buildOutdatedApps();
    await runSteps(groups);
  });
}

function chooseTestFiles(paths, keys, onlyLong) {
  if (paths.length === 0) return listTestFiles().filter(isLong);
  const files = paths.flatMap((path) => {
    const testFiles = findTestFiles(path).filter((file) => !onlyLong || isLong(file));
    if (testFiles.length === 0)
      throw new SetupError(
        `${path} is neither a step (${keys.join(', ')}) nor the path of a ${onlyLong ? 'long ' : ''}test.`,
      );
    return testFiles;
  });
  return [...new Set(files)];
}
