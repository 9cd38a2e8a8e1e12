// The steps `early` (lowest rung and all audio, so that the title becomes playable) and `rest` (all other
// rungs).
import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { encodeLimits } from '../ffmpeg/process-limits.ts';
import { createProgressReader } from '../ffmpeg/progress.ts';
import { runProcess } from '../ffmpeg/run-process.ts';
import type { TrackFacts } from '../mp4/track-facts.ts';
import {
  type AudioRendition,
  audioRenditionSchema,
  type VideoRendition,
  videoRenditionSchema,
} from '../package/package-index.ts';
import type { PackagePlan, PlannedAudio, Rung } from '../plan/package-plan.ts';
import { rateOf } from '../probe/frame-rate.ts';
import { loudnessRecordSchema, type TrackLoudness } from './loudness.ts';
import { folderOfStream, renditionArguments } from './rendition-arguments.ts';
import { finishRendition, type MeasuredRendition } from './rendition-folder.ts';
import {
  createSourceFailure,
  failureOf,
  readRecord,
  runStepInFolder,
  type StepOutput,
} from './step-folder.ts';
import type { EncodeStepOptions, EncodeStepResult } from './step-types.ts';

export const renditionsRecordSchema = z.object({
  video: z.array(videoRenditionSchema),
  audio: z.array(audioRenditionSchema),
});
export type RenditionsRecord = z.infer<typeof renditionsRecordSchema>;

type PlannedTrack = { track: PlannedAudio; level: TrackLoudness };

const videoOf = (
  plan: PackagePlan,
  rung: Rung,
  made: MeasuredRendition,
  facts: TrackFacts,
): VideoRendition => ({
  id: rung.id,
  ...made,
  width: facts.width,
  height: facts.height,
  frameRate: Math.round(rateOf(plan.video.frameRate) * 1000) / 1000,
});

const audioOf = ({ track }: PlannedTrack, made: MeasuredRendition): AudioRendition => ({
  id: track.id,
  ...made,
  language: track.language,
  title: track.title,
  default: track.default,
  purpose: track.purpose,
  channels: 2,
  sampleRate: 48_000,
});

/** Returns the duration of a rendition in seconds. */
export const secondsOf = ({ segments }: { segments: { duration: number }[] }): number =>
  segments.reduce((sum, { duration }) => sum + duration, 0);

// ffmpeg exits with 0 even when a source ends early, so the duration of its output is checked.
function isTooShort(made: RenditionsRecord, promised: number): boolean {
  const reached = Math.max(...[...made.video, ...made.audio].map(secondsOf));
  return reached < promised - Math.max(2, promised * 0.03) || reached < promised / 2;
}

const isDiskNearlyFull = 8 * 2 ** 20;

// ffmpeg's segment muxer does not always report a failed write. A missing segment on an almost full disk
// counts as a full disk.
async function notWhole(folder: string, id: string): Promise<StepOutput<never>> {
  const { bavail, bsize } = await statfs(folder);
  const detail = `rendition ${id} is not whole`;
  return bavail * bsize < isDiskNearlyFull
    ? { ok: false, failure: { reason: 'diskFull', detail } }
    : createSourceFailure(detail);
}

async function encode(
  folder: string,
  { plan, file, tools, priority, signal, onProgress }: EncodeStepOptions,
  rungs: Rung[],
  tracks: PlannedTrack[],
  promised: number,
): Promise<StepOutput<RenditionsRecord>> {
  const folders = [...rungs, ...tracks].map((_, position) => folderOfStream(position));
  for (const name of folders) await mkdir(join(folder, name));
  const { width, height } = plan.video.source;
  const outcome = await runProcess({
    program: tools.ffmpeg,
    args: renditionArguments(file, plan, rungs, tracks),
    cwd: folder,
    limits: encodeLimits(plan.duration, width * height * rungs.length),
    priority,
    signal,
    onOutput: createProgressReader((progress) =>
      onProgress?.({ ...progress, fraction: Math.min(1, progress.seconds / plan.duration) }),
    ),
  });
  const failure = failureOf(outcome);
  if (failure) return failure;
  await rm(join(folder, 'unused.mpd'), { force: true });

  const made: RenditionsRecord = { video: [], audio: [] };
  for (const [position, rung] of rungs.entries()) {
    const settled = await finishRendition(folder, folderOfStream(position), rung.id);
    if (!settled) return notWhole(folder, rung.id);
    made.video.push(videoOf(plan, rung, settled.rendition, settled.facts));
  }
  for (const [position, planned] of tracks.entries()) {
    const settled = await finishRendition(folder, folderOfStream(rungs.length + position), planned.track.id);
    if (!settled) return notWhole(folder, planned.track.id);
    made.audio.push(audioOf(planned, settled.rendition));
  }
  return isTooShort(made, promised) ? createSourceFailure('the source breaks off') : { ok: true, made };
}

/** Returns the renditions of the step `early`, which must have run. */
export async function earlyRecord({ outputDir, plan }: EncodeStepOptions): Promise<RenditionsRecord> {
  const record = await readRecord(outputDir, 'early', plan, renditionsRecordSchema);
  if (!record) throw new Error('the stage `early` has to run first');
  return record;
}

export function encodeEarlyRenditions(options: EncodeStepOptions): Promise<EncodeStepResult> {
  const { plan, outputDir } = options;
  return runStepInFolder('early', options, renditionsRecordSchema, async (folder) => {
    const measured = await readRecord(outputDir, 'loudness', plan, loudnessRecordSchema);
    const tracks = plan.audio.map((track) => {
      const level = measured?.tracks.find(({ id }) => id === track.id);
      if (!level) throw new Error('the stage `loudness` has to run first');
      return { track, level };
    });
    return encode(folder, options, plan.video.rungs.slice(0, 1), tracks, plan.duration);
  });
}

export function encodeOtherRenditions(options: EncodeStepOptions): Promise<EncodeStepResult> {
  return runStepInFolder('rest', options, renditionsRecordSchema, async (folder) => {
    const rungs = options.plan.video.rungs.slice(1);
    if (rungs.length === 0) return { ok: true, made: { video: [], audio: [] } };
    const [lowest] = (await earlyRecord(options)).video;
    return encode(folder, options, rungs, [], lowest ? secondsOf(lowest) : options.plan.duration);
  });
}
