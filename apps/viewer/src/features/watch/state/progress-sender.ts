// Reports watch progress to the server: during playback, and once more when the page is hidden.
import type { Client } from '@matinee/client';
import type { OnProgress } from '@matinee/player';

export interface ProgressSender {
  onProgress: OnProgress;
  /** Resolves when no report is pending; refetched lists then contain the last position. */
  waitForReports: () => Promise<void>;
}

export function createProgressSender(client: Client, id: string): ProgressSender {
  let pendingReports: Promise<void> = Promise.resolve();
  return {
    onProgress(position, duration, reason) {
      if (!(duration > 0) || !Number.isFinite(duration)) return;
      const args = { params: { id }, body: { position: Math.max(0, position), duration } };
      // A hidden page may be closed before a response arrives. A beacon is sent even then.
      if (reason === 'hidden' && client.sendBeacon('putProgress', args)) return;
      const keepalive = reason === 'hidden' || reason === 'stop';
      // A lost report is superseded by the next one.
      const report = client.call('putProgress', { ...args, keepalive }).catch(() => {});
      pendingReports = Promise.all([pendingReports, report]).then(() => {});
    },
    waitForReports: () => pendingReports,
  };
}
