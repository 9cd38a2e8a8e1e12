// Tells the server how far a title was watched: while it plays, and once more while the page goes away.
import type { Client } from '@matinee/client';
import type { OnProgress } from '@matinee/player';

export interface ProgressReporter {
  onProgress: OnProgress;
  /** Resolves when nothing that was told waits for its answer: lists then have the place that was reached. */
  told: () => Promise<void>;
}

export function createProgressReporter(client: Client, id: string): ProgressReporter {
  let waiting: Promise<void> = Promise.resolve();
  return {
    onProgress(position, duration, reason) {
      if (!(duration > 0) || !Number.isFinite(duration)) return;
      const args = { params: { id }, body: { position: Math.max(0, position), duration } };
      // Nobody is left to hear the answer.
      if (reason === 'hidden' && client.beacon('putProgress', args)) return;
      const keepalive = reason === 'hidden' || reason === 'stop';
      // The next report makes good for one that was lost.
      const told = client.call('putProgress', { ...args, keepalive }).catch(() => {});
      waiting = Promise.all([waiting, told]).then(() => {});
    },
    told: () => waiting,
  };
}
