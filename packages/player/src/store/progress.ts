// Reports the watch progress: every five seconds during playback, on pause, seek, end and stop, and when the page
// is hidden.

type ProgressReason = 'interval' | 'pause' | 'seek' | 'end' | 'hidden' | 'stop';
export type OnProgress = (position: number, duration: number, reason: ProgressReason) => void;

const intervalMs = 5_000;

export interface ProgressReporter {
  /** Reports the position when five seconds have passed. */
  onTimeUpdate(position: number, duration: number): void;
  /**
   * Reports the position now, but nothing before the first frame. Does not report the same position again for the same
   * reason, nor for `stop`.
   */
  report(position: number, duration: number, reason: ProgressReason): void;
  /** Resets the reporter for a new title. */
  reset(): void;
}

export function createProgressReporter(
  onProgress: OnProgress,
  getNow: () => number = Date.now,
): ProgressReporter {
  let intervalStart: number | null = null;
  let lastReport = { position: -1, reason: 'interval' as ProgressReason };

  const report = (position: number, duration: number, reason: ProgressReason) => {
    if (intervalStart === null) return;
    if (position === lastReport.position && (reason === lastReport.reason || reason === 'stop')) return;
    intervalStart = getNow();
    lastReport = { position, reason };
    onProgress(position, duration, reason);
  };

  return {
    report,
    onTimeUpdate(position, duration) {
      intervalStart ??= getNow();
      if (getNow() - intervalStart >= intervalMs) report(position, duration, 'interval');
    },
    reset() {
      intervalStart = null;
      lastReport = { position: -1, reason: 'interval' };
    },
  };
}
