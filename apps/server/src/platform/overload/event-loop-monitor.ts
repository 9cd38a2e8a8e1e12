// Measures how late the event loop runs callbacks: the time that each request waits before it is read.
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface EventLoopMonitor {
  /** In milliseconds: the mean of the last fifth of a second. It falls by no more than half in that time. */
  readDelayMs(): number;
  stop(): void;
}

const resolutionMs = 20;
const sampleMs = 200;
const nanosecondsPerMs = 1e6;

export function startEventLoopMonitor(): EventLoopMonitor {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  let delayMs = 0;
  histogram.enable();
  const timer = setInterval(() => {
    const meanMs = histogram.count > 0 ? histogram.mean / nanosecondsPerMs - resolutionMs : 0;
    delayMs = Math.max(0, meanMs, delayMs / 2);
    histogram.reset();
  }, sampleMs).unref();
  return {
    readDelayMs: () => delayMs,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
