// The steps `early` (lowest rung and all audio, so that the title becomes playable) and `rest` (all other
// rungs).
import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createEncodeLimits } from '../ffmpeg/process-limits.ts';
import { createProgressReader } from '../ffmpeg/progress.ts';
import { runProcess } from '../ffmpeg/run-process.ts';
import type { TrackInfo } from '../mp4/read-track-info.ts';
import {
  type AudioRendition,
  audioRenditionSchema,
  type VideoRendition,
  videoRenditionSchema,
} from '../package/package-index.ts';
import type { PackagePlan, PlannedAudio, Rung } from '../plan/package-plan.ts';
import { rationalToNumber } from '../probe/frame-rate.ts';
import { loudnessRecordSchema, type TrackLoudness } from './loudness.ts';
import { createRenditionArguments, getStreamFolder } from './rendition-arguments.ts';
import { finishRendition, type MeasuredRendition } from './rendition-folder.ts';
import { createSourceFailure, toStepFailure } from './step-failure.ts';
import { readStepRecord, runStepInFolder, type StepRunResult } from './step-folder.ts';
import type { EncodeStepOptions, EncodeStepResult } from './step-types.ts';

export const renditionsRecordSchema = z.object({
  video: z.array(videoRenditionSchema),
  audio: z.array(audioRenditionSchema),
});
export type RenditionsRecord = z.infer<typeof renditionsRecordSchema>;

type MeasuredTrack = { track: PlannedAudio; loudness: TrackLoudness };

const toVideoRendition = (
  plan: PackagePlan,
  rung: Rung,
  measuredRendition: MeasuredRendition,
  trackInfo: TrackInfo,
): VideoRendition => ({
  id: rung.id,
  ...measuredRendition,
  width: trackInfo.width,
  height: trackInfo.height,
  frameRate: Math.round(rationalToNumber(plan.video.frameRate) * 1000) / 1000,
});

const toAudioRendition = (
  { track }: MeasuredTrack,
  measuredRendition: MeasuredRendition,
): AudioRendition => ({
  id: track.id,
  ...measuredRendition,
  language: track.language,
  title: track.title,
  default: track.default,
  purpose: track.purpose,
  channels: 2,
  sampleRate: 48_000,
});

/** Returns the duration of a rendition in seconds. */
export const getRenditionDuration = ({ segments }: { segments: { duration: number }[] }): number =>
  segments.reduce((sum, { duration }) => sum + duration, 0);

// ffmpeg exits with 0 even when a source ends early, so the duration of its output is checked.
function isTooShort(renditions: RenditionsRecord, expectedSeconds: number): boolean {
  const encodedSeconds = Math.max(...[...renditions.video, ...renditions.audio].map(getRenditionDuration));
  return (
    encodedSeconds < expectedSeconds - Math.max(2, expectedSeconds * 0.03) ||
    encodedSeconds < expectedSeconds / 2
  );
}

const minFreeBytes = 8 * 2 ** 20;

// ffmpeg's DASH muxer does not always report a failed write. A missing segment on an almost full disk
// counts as a full disk.
async function createIncompleteFailure(folder: string, id: string): Promise<StepRunResult<never>> {
  const { bavail, bsize } = await statfs(folder);
  const detail = `rendition ${id} is incomplete`;
  return bavail * bsize < minFreeBytes
    ? { ok: false, failure: { reason: 'diskFull', detail } }
    : createSourceFailure(detail);
}

async function encodeRenditions(
  folder: string,
  { plan, file, tools, priority, signal, onProgress }: EncodeStepOptions,
  rungs: Rung[],
  tracks: MeasuredTrack[],
  expectedSeconds: number,
): Promise<StepRunResult<RenditionsRecord>> {
  const folders = [...rungs, ...tracks].map((_, position) => getStreamFolder(position));
  for (const name of folders) await mkdir(join(folder, name));
  const { width, height } = plan.video.source;
  const outcome = await runProcess({
    program: tools.ffmpeg,
    args: createRenditionArguments(file, plan, rungs, tracks),
    source: file,
    cwd: folder,
    limits: createEncodeLimits(plan.duration, width * height * rungs.length),
    priority,
    signal,
    onOutput: createProgressReader((progress) =>
      onProgress?.({ ...progress, fraction: Math.min(1, progress.seconds / plan.duration) }),
    ),
  });
  const failedStep = toStepFailure(outcome);
  if (failedStep) return failedStep;
  await rm(join(folder, 'unused.mpd'), { force: true });

  const renditions: RenditionsRecord = { video: [], audio: [] };
  for (const [position, rung] of rungs.entries()) {
    const finishedRendition = await finishRendition(folder, getStreamFolder(position), rung.id);
    if (!finishedRendition) return createIncompleteFailure(folder, rung.id);
    renditions.video.push(
      toVideoRendition(plan, rung, finishedRendition.rendition, finishedRendition.trackInfo),
    );
  }
  for (const [position, measuredTrack] of tracks.entries()) {
    const finishedRendition = await finishRendition(
      folder,
      getStreamFolder(rungs.length + position),
      measuredTrack.track.id,
    );
    if (!finishedRendition) return createIncompleteFailure(folder, measuredTrack.track.id);
    renditions.audio.push(toAudioRendition(measuredTrack, finishedRendition.rendition));
  }
  return isTooShort(renditions, expectedSeconds)
    ? createSourceFailure('the source ends early')
    : { ok: true, output: renditions };
}

/** Returns the renditions of the step `early`, which must have run. */
export async function readEarlyRecord({ outputDir, plan }: EncodeStepOptions): Promise<RenditionsRecord> {
  const record = await readStepRecord(outputDir, 'early', plan, renditionsRecordSchema);
  if (!record) throw new Error('the step `early` must run first');
  return record;
}

export function encodeEarlyRenditions(options: EncodeStepOptions): Promise<EncodeStepResult> {
  const { plan, outputDir } = options;
  return runStepInFolder('early', options, renditionsRecordSchema, async (folder) => {
    const loudnessRecord = await readStepRecord(outputDir, 'loudness', plan, loudnessRecordSchema);
    const tracks = plan.audio.map((track) => {
      const loudness = loudnessRecord?.tracks.find(({ id }) => id === track.id);
      if (!loudness) throw new Error('the step `loudness` must run first');
      return { track, loudness };
    });
    return encodeRenditions(folder, options, plan.video.rungs.slice(0, 1), tracks, plan.duration);
  });
}

export function encodeOtherRenditions(options: EncodeStepOptions): Promise<EncodeStepResult> {
  return runStepInFolder('rest', options, renditionsRecordSchema, async (folder) => {
    const rungs = options.plan.video.rungs.slice(1);
    if (rungs.length === 0) return { ok: true, output: { video: [], audio: [] } };
    const [lowest] = (await readEarlyRecord(options)).video;
    return encodeRenditions(
      folder,
      options,
      rungs,
      [],
      lowest ? getRenditionDuration(lowest) : options.plan.duration,
    );
  });
}
