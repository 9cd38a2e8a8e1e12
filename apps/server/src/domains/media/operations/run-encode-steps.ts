// Runs the encode steps of a plan in order. Finished steps are skipped, so the same call starts and resumes
// an encode.
import {
  type EncodeStepName,
  listEncodeSteps,
  type MediaTools,
  type PackagePlan,
  type ProcessPriority,
  runEncodeStep,
} from '@matinee/media';
import type { JobContext } from '../../../platform/jobs/index.ts';
import type { MediaPayload } from '../media.jobs.ts';
import type { MediaServices } from '../media-services.ts';
import { guardDisk } from './disk-guard.ts';
import { handleStepFailure } from './ffmpeg-failures.ts';
import type { ReportProgress } from './progress-reporter.ts';

export const getMediaTools = ({ config }: MediaServices): MediaTools => ({
  ffmpeg: config.ffmpegPath,
  ffprobe: config.ffprobePath,
});

/** Returns the usual priority of a process, or `normal` when the operator has set all encoding to `normal`. */
export const choosePriority = (
  { config }: MediaServices,
  usualPriority: 'low' | 'background',
): ProcessPriority => (config.encodePriority === 'normal' ? 'normal' : usualPriority);

export interface EncodeStepsOptions {
  plan: PackagePlan;
  file: string;
  outputDir: string;
  priority: ProcessPriority;
  /** Progress of the asset before the first step. */
  initialProgress: number;
  reportProgress: ReportProgress;
  /** Steps that belong to a later job. */
  skippedSteps?: readonly EncodeStepName[];
}

export async function runEncodeSteps(
  services: MediaServices,
  ctx: JobContext<MediaPayload>,
  { plan, file, outputDir, priority, initialProgress, reportProgress, skippedSteps = [] }: EncodeStepsOptions,
): Promise<void> {
  const tools = getMediaTools(services);
  let completedWeight = 0;
  for (const { name, weight } of listEncodeSteps(plan)) {
    if (skippedSteps.includes(name)) continue;
    if (ctx.yieldSignal.aborted) ctx.yieldNow();
    const weightBefore = completedWeight;
    const computeProgress = (fraction: number) =>
      initialProgress + (1 - initialProgress) * (weightBefore + weight * fraction);
    const result = await guardDisk(services.config.dataDir, ctx.signal, async (signal) => {
      const stepResult = await runEncodeStep(name, {
        plan,
        file,
        outputDir,
        tools,
        priority,
        signal,
        // A skipped step reports only that it is done.
        onProgress: ({ fraction: encodedFraction }) =>
          encodedFraction < 1 && reportProgress(name, computeProgress(encodedFraction)),
      });
      if (!stepResult.ok && stepResult.failure.reason === 'aborted') throw signal.reason;
      return stepResult;
    });
    if (!result.ok) {
      const { reason, detail } = result.failure;
      services.log.warn(
        { step: name, asset: ctx.job.payload.asset, reason, detail },
        'an encode step failed',
      );
      return handleStepFailure(services, ctx, name, result.failure);
    }
    completedWeight += weight;
  }
}
