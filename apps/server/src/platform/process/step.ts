// Steps that take longer than a second show progress: a counting line in a terminal, log lines otherwise.
import type { Log } from '../log/index.ts';

/** Runs the work. `label` names it, such as "Creating the database". One step at a time. */
export type Step = <T>(label: string, work: () => Promise<T>) => Promise<T>;

/** For callers that show no progress. */
export const runSilently: Step = (_label, work) => work();

interface StepOptions {
  /** Where the progress line is written. Undefined: progress is logged. */
  terminal?: { write(text: string): unknown } | undefined;
  delayMs?: number;
}

const lineEveryMs = 10_000;
const countEveryMs = 250;
const clear = '\r\x1b[2K';

export function createStep(
  log: Log,
  { terminal = process.stdout.isTTY ? process.stdout : undefined, delayMs = 1000 }: StepOptions = {},
): Step {
  return async (label, work) => {
    const startedAt = performance.now();
    const formatSeconds = () => Math.round((performance.now() - startedAt) / 100) / 10;
    let repeatTimer: NodeJS.Timeout | undefined;

    function show(): void {
      if (terminal) terminal.write(`${clear}… ${label} ${Math.round(formatSeconds())} s`);
      else log.info({ step: label, seconds: formatSeconds() }, 'in progress');
    }

    const firstTimer = setTimeout(() => {
      show();
      repeatTimer = setInterval(show, terminal ? countEveryMs : lineEveryMs);
    }, delayMs);
    try {
      const result = await work();
      if (repeatTimer && terminal) terminal.write(`${clear}✓ ${label} ${Math.round(formatSeconds())} s\n`);
      else if (repeatTimer) log.info({ step: label, seconds: formatSeconds() }, 'done');
      return result;
    } catch (error) {
      if (repeatTimer) terminal?.write(clear);
      throw error;
    } finally {
      clearTimeout(firstTimer);
      clearInterval(repeatTimer);
    }
  };
}
