// How far an asset is, for whoever watches: written at most once a second.

import type { MediaServices } from '../media-services.ts';
import { type Asset, changeAsset } from '../queries/asset.queries.ts';

const minIntervalMs = 1_000;

/** `done` goes from 0 to 1 over the whole life of the asset. */
export type ProgressReport = (step: string, done: number) => void;

export function reportProgress({ db, clock, log }: MediaServices, asset: Asset): ProgressReport {
  let currentStep: string | null = null;
  // The second job passes over what the first has done; what people see never goes back.
  let maxProgress = asset.progress;
  let lastReportAt = Number.NEGATIVE_INFINITY;
  return (step, done) => {
    const now = performance.now();
    if (step === currentStep && now - lastReportAt < minIntervalMs) return;
    currentStep = step;
    lastReportAt = now;
    maxProgress = Math.max(maxProgress, Math.min(0.999, done));
    // A worker that was fenced off may say one thing too many; nobody is misled for longer than a second.
    changeAsset(db, asset, { step, progress: maxProgress }, clock.now()).catch((error: unknown) =>
      log.debug({ err: error }, 'could not save encoding progress'),
    );
  };
}
