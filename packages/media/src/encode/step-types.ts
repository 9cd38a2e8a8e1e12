// Types of encode steps and their results. Steps are atomic.
import type { MediaTools, ProcessPriority, ProcessProgress } from '../ffmpeg/tools.ts';
import type { PackagePlan } from '../plan/package-plan.ts';

/** In the order in which they must run. */
export const encodeStepNames = ['loudness', 'early', 'poster', 'text', 'storyboard', 'rest'] as const;
export type EncodeStepName = (typeof encodeStepNames)[number];

/** A step of a plan. Weights sum to 1 over all steps, for the total progress. */
export type PlannedStep = { name: EncodeStepName; weight: number };

export type EncodeStepOptions = {
  plan: PackagePlan;
  /** Absolute path of the source. */
  file: string;
  /** Absolute path of a folder for this plan only; created when missing. */
  outputDir: string;
  tools: MediaTools;
  priority?: ProcessPriority;
  signal?: AbortSignal;
  /** `fraction` goes from 0 to 1 within the step. */
  onProgress?: (progress: ProcessProgress & { fraction: number }) => void;
};

/** Why a step failed. Only `interrupted` and `diskFull` are worth a retry. */
export type EncodeFailure = {
  reason: 'aborted' | 'interrupted' | 'diskFull' | 'sourceBroken' | 'timedOut';
  /** The end of ffmpeg's messages, or a description: for the log, never for viewers. */
  detail: string;
};

export type EncodeStepResult = { ok: true; skipped: boolean } | { ok: false; failure: EncodeFailure };
