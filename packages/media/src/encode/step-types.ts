// The stages of an encode and what one answers. A stage is done whole or not at all.
import type { MediaTools, Priority, Progress } from '../ffmpeg/tools.ts';
import type { PackagePlan } from '../plan/package-plan.ts';

/** In the order in which they have to run. */
export const encodeStepNames = ['loudness', 'early', 'poster', 'text', 'storyboard', 'rest'] as const;
export type EncodeStepName = (typeof encodeStepNames)[number];

/** A stage of a plan; the weights of a plan's stages sum to 1 and tell how to add their progress up. */
export type PlannedStep = { name: EncodeStepName; weight: number };

export type EncodeStepOptions = {
  plan: PackagePlan;
  /** Absolute path of the source. */
  file: string;
  /** Absolute path of a folder for this one plan; it is made when missing. */
  outputDir: string;
  tools: MediaTools;
  priority?: Priority;
  signal?: AbortSignal;
  /** `done` goes from 0 to 1 within the stage. */
  onProgress?: (progress: Progress & { fraction: number }) => void;
};

/** Why a stage came to nothing. Only `interrupted` and `diskFull` are worth another try as things stand. */
export type EncodeFailure = {
  reason: 'aborted' | 'interrupted' | 'diskFull' | 'sourceBroken' | 'timedOut';
  /** The end of what ffmpeg said: for the log, not for viewers. */
  detail: string;
};

export type EncodeStepResult = { ok: true; skipped: boolean } | { ok: false; failure: EncodeFailure };
