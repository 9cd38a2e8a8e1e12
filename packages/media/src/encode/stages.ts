// The stages of an encode and what one answers. A stage is done whole or not at all.
import type { MediaTools, Priority, Progress } from '../child/tools.ts';
import type { PackagePlan } from '../plan/package-plan.ts';

/** In the order in which they have to run. */
export const stageNames = ['loudness', 'early', 'poster', 'text', 'storyboard', 'rest'] as const;
export type StageName = (typeof stageNames)[number];

/** A stage of a plan; the weights of a plan's stages sum to 1 and tell how to add their progress up. */
export type PlannedStage = { name: StageName; weight: number };

export type StageOptions = {
  plan: PackagePlan;
  /** Absolute path of the source. */
  file: string;
  /** Absolute path of a folder for this one plan; it is made when missing. */
  outputDir: string;
  tools: MediaTools;
  priority?: Priority;
  signal?: AbortSignal;
  /** `done` goes from 0 to 1 within the stage. */
  onProgress?: (progress: Progress & { done: number }) => void;
};

/** Why a stage came to nothing. Only `interrupted` and `diskFull` are worth another try as things stand. */
export type StageFailure = {
  reason: 'aborted' | 'interrupted' | 'diskFull' | 'sourceBroken' | 'timedOut';
  /** The end of what ffmpeg said: for the log, not for viewers. */
  detail: string;
};

export type StageResult = { ok: true; skipped: boolean } | { ok: false; failure: StageFailure };
