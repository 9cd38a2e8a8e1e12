// Reads how many tests passed and failed from the JSON reports of Vitest and Playwright.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A path for the report of one run. */
export const createReportPath = () => join(tmpdir(), `matinee-tests-${randomUUID()}.json`);

export const zeroCounts = { passed: 0, flaky: 0, failed: 0, skipped: 0 };

/** Reads a report and deletes it. Returns zero counts when a run wrote none. */
export function readCounts(file) {
  try {
    const { stats, ...vitest } = JSON.parse(readFileSync(file, 'utf8'));
    if (stats) {
      const { expected, flaky, unexpected, skipped } = stats;
      return { passed: expected, flaky, failed: unexpected, skipped };
    }
    const { numPassedTests, numFailedTests, numPendingTests } = vitest;
    return { passed: numPassedTests, flaky: 0, failed: numFailedTests, skipped: numPendingTests };
  } catch (error) {
    if (error.code === 'ENOENT') return zeroCounts;
    throw error;
  } finally {
    rmSync(file, { force: true });
  }
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
