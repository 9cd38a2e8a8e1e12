// Stops the parts of a process once, in the reverse order of their start.
import type { Log } from '../log/index.ts';

export interface Shutdown {
  add(name: string, stop: () => Promise<void> | void): void;
  /** Stops all parts. Further calls wait for the first. Never rejects: errors are logged. */
  run(): Promise<void>;
  /** Whether a shutdown has started. */
  readonly hasStarted: boolean;
  /** Shuts down on SIGINT, SIGTERM and SIGHUP, then exits with code 0; with code 1 after `timeoutMs`. */
  runOnSignals(): void;
}

export function createShutdown({ log, timeoutMs = 15_000 }: { log: Log; timeoutMs?: number }): Shutdown {
  const parts: { name: string; stop: () => Promise<void> | void }[] = [];
  let runningShutdown: Promise<void> | undefined;

  async function stopAll(): Promise<void> {
    for (let part = parts.pop(); part; part = parts.pop()) {
      try {
        await part.stop();
      } catch (error) {
        log.error({ err: error, part: part.name }, 'could not stop cleanly');
      }
    }
  }

  function run(): Promise<void> {
    runningShutdown ??= stopAll();
    return runningShutdown;
  }

  return {
    add(name, stop) {
      parts.push({ name, stop });
    },
    run,
    get hasStarted() {
      return runningShutdown !== undefined;
    },
    runOnSignals() {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
        process.on(signal, () => {
          if (runningShutdown) return;
          log.info({ signal }, 'stopping');
          const deadlineTimer = setTimeout(() => {
            log.error(`not stopped after ${timeoutMs / 1000} s, exiting`);
            process.exit(1);
          }, timeoutMs);
          deadlineTimer.unref();
          void run().then(() => process.exit(0));
        });
      }
    },
  };
}
