// Tells how far a person has come: at most every five seconds while playing, and at the moments that matter.

export type ProgressReason = 'interval' | 'pause' | 'seek' | 'end' | 'hidden' | 'stop';
export type OnProgress = (position: number, duration: number, reason: ProgressReason) => void;

const every = 5_000;

export interface ProgressReporter {
  /** The playhead moved. */
  moved(position: number, duration: number): void;
  /** Something happened that must not be lost; nothing is told before the first frame, nor the same thing twice. */
  note(position: number, duration: number, reason: ProgressReason): void;
  /** A new title begins. */
  restart(): void;
}

export function createProgressReporter(tell: OnProgress, now: () => number = Date.now): ProgressReporter {
  let toldAt: number | null = null;
  let last = { position: -1, reason: 'interval' as ProgressReason };

  const note = (position: number, duration: number, reason: ProgressReason) => {
    if (toldAt === null) return;
    if (position === last.position && (reason === last.reason || reason === 'stop')) return;
    toldAt = now();
    last = { position, reason };
    tell(position, duration, reason);
  };

  return {
    note,
    moved(position, duration) {
      toldAt ??= now();
      if (now() - toldAt >= every) note(position, duration, 'interval');
    },
    restart() {
      toldAt = null;
      last = { position: -1, reason: 'interval' };
    },
  };
}
