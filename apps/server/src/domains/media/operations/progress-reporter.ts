// Saves the encoding progress of an asset when a step begins, and then at most once a second.

import type { MediaServices } from '../media-services.ts';
import { type Asset, changeAsset } from '../queries/asset.queries.ts';

const minIntervalMs = 1_000;

/** `progress` is that of the whole asset, from 0 to 1. */
export type ReportProgress = (step: string, progress: number) => void;

export function createProgressReporter({ db, clock, log }: MediaServices, asset: Asset): ReportProgress {
  let currentStep: string | null = null;
  // The second job starts with skipped steps, so the progress must not go back.
  let maxProgress = asset.progress;
  let lastReportAt = Number.NEGATIVE_INFINITY;
  return (step, progress) => {
    const now = performance.now();
    if (step === currentStep && now - lastReportAt < minIntervalMs) return;
    currentStep = step;
    lastReportAt = now;
    maxProgress = Math.max(maxProgress, Math.min(0.999, progress));
    // A worker that lost its lease may still write once; the next report of the current worker corrects it.
    changeAsset(db, asset, { step, progress: maxProgress }, clock.now()).catch((error: unknown) =>
      log.debug({ err: error }, 'could not save encoding progress'),
    );
  };
}
