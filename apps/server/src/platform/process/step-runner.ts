// Steps that take longer than a second show progress: a line with the elapsed seconds in a terminal, log lines otherwise.
import type { Log } from '../log/index.ts';

/** Runs the work. `label` names it, such as "Creating the database". One step at a time. */
export type RunStep = <T>(label: string, work: () => Promise<T>) => Promise<T>;

/** For callers that show no progress. */
export const runSilently: RunStep = (_label, work) => work();

interface StepRunnerOptions {
  /** Where the progress line is written. Default: a terminal on standard output; without one, progress is logged. */
  terminal?: { write(text: string): unknown } | undefined;
  delayMs?: number;
}

const logIntervalMs = 10_000;
const updateIntervalMs = 250;
const clearLine = '\r\x1b[2K';

export function createStepRunner(
  log: Log,
  { terminal = process.stdout.isTTY ? process.stdout : undefined, delayMs = 1000 }: StepRunnerOptions = {},
): RunStep {
  return async (label, work) => {
    const startedAt = performance.now();
    const getElapsedSeconds = () => Math.round((performance.now() - startedAt) / 100) / 10;
    let repeatTimer: NodeJS.Timeout | undefined;

    function showProgress(): void {
      if (terminal) terminal.write(`${clearLine}… ${label} ${Math.round(getElapsedSeconds())} s`);
      else log.info({ step: label, seconds: getElapsedSeconds() }, 'in progress');
    }

    const firstTimer = setTimeout(() => {
      showProgress();
      repeatTimer = setInterval(showProgress, terminal ? updateIntervalMs : logIntervalMs);
    }, delayMs);
    try {
      const result = await work();
      if (repeatTimer && terminal)
        terminal.write(`${clearLine}✓ ${label} ${Math.round(getElapsedSeconds())} s\n`);
      else if (repeatTimer) log.info({ step: label, seconds: getElapsedSeconds() }, 'done');
      return result;
    } catch (error) {
      if (repeatTimer) terminal?.write(clearLine);
      throw error;
    } finally {
      clearTimeout(firstTimer);
      clearInterval(repeatTimer);
    }
  };
}
