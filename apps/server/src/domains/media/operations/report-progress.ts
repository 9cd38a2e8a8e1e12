// How far an asset is, for whoever watches: written at most once a second.

import type { MediaServices } from '../media-services.ts';
import { type Asset, changeAsset } from '../queries/asset.queries.ts';

const everyMs = 1_000;

/** `done` goes from 0 to 1 over the whole life of the asset. */
export type ProgressReport = (step: string, done: number) => void;

export function reportProgress({ db, clock, log }: MediaServices, asset: Asset): ProgressReport {
  let stageNow: string | null = null;
  // The second job passes over what the first has done; what people see never goes back.
  let furthest = asset.progress;
  let lastAt = Number.NEGATIVE_INFINITY;
  return (step, done) => {
    const now = performance.now();
    if (step === stageNow && now - lastAt < everyMs) return;
    stageNow = step;
    lastAt = now;
    furthest = Math.max(furthest, Math.min(0.999, done));
    // A worker that was fenced off may say one thing too many; nobody is misled for longer than a second.
    changeAsset(db, asset, { step, progress: furthest }, clock.now()).catch((error: unknown) =>
      log.debug({ err: error }, 'progress was not kept'),
    );
  };
}
