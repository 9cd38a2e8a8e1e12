// How many tests ran and how they ended, as Vitest and Playwright write it down.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file that one run of tests writes what it counted to. */
export const newReport = () => join(tmpdir(), `matinee-tests-${randomUUID()}.json`);

/** Reads a report and takes it away. A run that wrote none has counted nothing. */
export function takeReport(file) {
  try {
    const { stats, ...vitest } = JSON.parse(readFileSync(file, 'utf8'));
    if (stats)
      return {
        passed: stats.expected,
        flaky: stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      };
    return {
      passed: vitest.numPassedTests,
      flaky: 0,
      failed: vitest.numFailedTests,
      skipped: vitest.numPendingTests,
    };
  } catch (error) {
    if (error.code === 'ENOENT') return { passed: 0, flaky: 0, failed: 0, skipped: 0 };
    throw error;
  } finally {
    rmSync(file, { force: true });
  }
}
