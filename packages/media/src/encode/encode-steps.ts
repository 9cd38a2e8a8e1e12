// Lists the encode steps of a plan with their costs, and runs one.
import type { PackagePlan } from '../plan/package-plan.ts';
import { rationalToNumber } from '../probe/frame-rate.ts';
import { measureLoudness } from './loudness.ts';
import { createPosterAndChapterImages } from './poster.ts';
import { encodeEarlyRenditions, encodeOtherRenditions } from './renditions.ts';
import {
  type EncodeStepName,
  type EncodeStepOptions,
  type EncodeStepResult,
  encodeStepNames,
  type PlannedStep,
} from './step-types.ts';
import { createStoryboard } from './storyboard.ts';
import { convertSubtitles } from './text.ts';

const runnerByStep: Record<EncodeStepName, (options: EncodeStepOptions) => Promise<EncodeStepResult>> = {
  loudness: measureLoudness,
  early: encodeEarlyRenditions,
  poster: createPosterAndChapterImages,
  text: convertSubtitles,
  storyboard: createStoryboard,
  rest: encodeOtherRenditions,
};

// Estimated cost per second of film, in pixels to encode. The ratios are measured and only used for progress.
function estimateCosts({ video, audio, text, duration }: PackagePlan): Record<EncodeStepName, number> {
  const framesPerSecond = rationalToNumber(video.frameRate);
  const computePixelsPerSecond = (width: number, height: number) => width * height * framesPerSecond;
  const decodeCost =
    computePixelsPerSecond(video.source.width, video.source.height) *
    (video.source.bitDepth > 8 ? 0.5 : 0.25);
  const encodeCosts = video.rungs.map(({ width, height }) => computePixelsPerSecond(width, height));
  const [lowestCost = 0, ...otherCosts] = encodeCosts;
  const startupCost = 3_000_000 / duration;
  return {
    loudness: audio.length === 0 ? 0 : startupCost + audio.length * 150_000,
    early: startupCost + decodeCost + lowestCost + audio.length * 300_000,
    poster: startupCost * 3,
    text: text.length === 0 ? 0 : startupCost + 100_000,
    storyboard: startupCost + lowestCost * 0.1,
    rest:
      otherCosts.length === 0
        ? 0
        : startupCost + decodeCost + otherCosts.reduce((sum, cost) => sum + cost, 0),
  };
}

/** Lists the steps of a plan in the order in which they must run; weights sum to 1. */
export function listEncodeSteps(plan: PackagePlan): PlannedStep[] {
  const costByStep = estimateCosts(plan);
  const totalCost = encodeStepNames.reduce((sum, name) => sum + costByStep[name], 0);
  return encodeStepNames
    .filter((name) => costByStep[name] > 0)
    .map((name) => ({ name, weight: costByStep[name] / totalCost }));
}

/**
 * Runs one encode step. A finished step returns at once; an interrupted one starts again, because the folder
 * of a step appears only when it is complete. A failed step leaves no files. Expected failures are returned.
 * Throws when an earlier step is missing or a program cannot be started.
 */
export function runEncodeStep(name: EncodeStepName, options: EncodeStepOptions): Promise<EncodeStepResult> {
  return runnerByStep[name](options);
}
