// Reads which tests passed and failed from the JSON reports of Vitest and Playwright.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Returns a new path for the report of one run. */
export const createReportPath = () => join(tmpdir(), `matinee-tests-${randomUUID()}.json`);

export const zeroCounts = { passed: 0, flaky: 0, failed: 0, skipped: 0 };

/**
 * Reads a report and deletes it. Returns the counts and a text for each failed test: its file, its title and the
 * beginning of its error. A run that wrote no report has zero counts.
 */
export function readAndDeleteReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report.stats ? readPlaywrightReport(report) : readVitestReport(report);
  } catch (error) {
    if (error.code === 'ENOENT') return { counts: zeroCounts, failures: [] };
    throw error;
  } finally {
    rmSync(file, { force: true });
  }
}

function readVitestReport({ numPassedTests, numFailedTests, numPendingTests, testResults = [] }) {
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failedTests = assertionResults.filter(({ status }) => status === 'failed');
    // An error outside of tests, such as in an import, fails the file without a failed test.
    const fileErrors = message && failedTests.length === 0 ? [formatFailure(name, '', message)] : [];
    return [
      ...fileErrors,
      ...failedTests.map(({ fullName, failureMessages }) =>
        formatFailure(name, fullName, failureMessages.join('\n')),
      ),
    ];
  });
  const counts = { passed: numPassedTests, flaky: 0, failed: numFailedTests, skipped: numPendingTests };
  return { counts, failures };
}

function readPlaywrightReport({ stats: { expected, flaky, unexpected, skipped }, suites = [], config }) {
  const failures = suites.flatMap(listSpecs).flatMap(({ title, file, ok, tests }) => {
    if (ok) return [];
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    return formatFailure(join(config.rootDir, file), title, errors.map(({ message }) => message).join('\n'));
  });
  return { counts: { passed: expected, flaky, failed: unexpected, skipped }, failures };
}

const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)];

const shownErrorLines = 6;

function formatFailure(path, title, message) {
  const errorLines = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, shownErrorLines);
  const heading = `✗ ${relative(process.cwd(), path)}${title && ` › ${title}`}`;
  return [heading, ...errorLines.map((line) => `    ${line}`)].join('\n');
}

export function addCounts(counts, addedCounts) {
  return Object.fromEntries(Object.keys(zeroCounts).map((key) => [key, counts[key] + addedCounts[key]]));
}

export function formatCounts({ passed, flaky, failed, skipped }) {
  const countTexts = [`${passed} passed`, `${failed} failed`];
  if (flaky > 0) countTexts.push(`${flaky} passed when tried again`);
  if (skipped > 0) countTexts.push(`${skipped} skipped`);
  return countTexts.join(', ');
}
