// Tells how far a person has come: at most every five seconds while playing, and at the moments that matter.

export type ProgressReason = 'interval' | 'pause' | 'seek' | 'end' | 'hidden' | 'stop';
export type OnProgress = (position: number, duration: number, reason: ProgressReason) => void;

const intervalMs = 5_000;

export interface ProgressReporter {
  /** The playhead moved. */
  onTimeUpdate(position: number, duration: number): void;
  /** Something happened that must not be lost; nothing is told before the first frame, nor the same thing twice. */
  report(position: number, duration: number, reason: ProgressReason): void;
  /** A new title begins. */
  reset(): void;
}

export function createProgressReporter(
  onProgress: OnProgress,
  now: () => number = Date.now,
): ProgressReporter {
  let lastReportAt: number | null = null;
  let lastReport = { position: -1, reason: 'interval' as ProgressReason };

  const report = (position: number, duration: number, reason: ProgressReason) => {
    if (lastReportAt === null) return;
    if (position === lastReport.position && (reason === lastReport.reason || reason === 'stop')) return;
    lastReportAt = now();
    lastReport = { position, reason };
    onProgress(position, duration, reason);
  };

  return {
    report,
    onTimeUpdate(position, duration) {
      lastReportAt ??= now();
      if (now() - lastReportAt >= intervalMs) report(position, duration, 'interval');
    },
    reset() {
      lastReportAt = null;
      lastReport = { position: -1, reason: 'interval' };
    },
  };
}
