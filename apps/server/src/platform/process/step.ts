// Steps that take longer than a second show progress: a counting line in a terminal, log lines otherwise.
import type { Log } from '../log/index.ts';

/** Runs the work. `label` names it, such as "Creating the database". One step at a time. */
export type Step = <T>(label: string, work: () => Promise<T>) => Promise<T>;

/** For callers that show nothing. */
export const silently: Step = (_label, work) => work();

interface StepOptions {
  /** Where the line is shown; undefined: steps are logged. */
  terminal?: { write(text: string): unknown } | undefined;
  patienceMs?: number;
}

const lineEveryMs = 10_000;
const countEveryMs = 250;
const clear = '\r\x1b[2K';

export function createStep(
  log: Log,
  { terminal = process.stdout.isTTY ? process.stdout : undefined, patienceMs = 1000 }: StepOptions = {},
): Step {
  return async (label, work) => {
    const begun = performance.now();
    const seconds = () => Math.round((performance.now() - begun) / 100) / 10;
    let repeat: NodeJS.Timeout | undefined;

    function show(): void {
      if (terminal) terminal.write(`${clear}… ${label} ${Math.round(seconds())} s`);
      else log.info({ step: label, seconds: seconds() }, 'still at work');
    }

    const first = setTimeout(() => {
      show();
      repeat = setInterval(show, terminal ? countEveryMs : lineEveryMs);
    }, patienceMs);
    try {
      const result = await work();
      if (repeat && terminal) terminal.write(`${clear}✓ ${label} ${Math.round(seconds())} s\n`);
      else if (repeat) log.info({ step: label, seconds: seconds() }, 'done');
      return result;
    } catch (error) {
      if (repeat) terminal?.write(clear);
      throw error;
    } finally {
      clearTimeout(first);
      clearInterval(repeat);
    }
  };
}
