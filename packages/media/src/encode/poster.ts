// The step `poster`: extracts one full-size image of the film and a small image per chapter.
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createCommonArguments, createPipedInput, createSourceInput } from '../ffmpeg/arguments.ts';
import { createEncodeLimits, inspectionLimits } from '../ffmpeg/process-limits.ts';
import { runProcess } from '../ffmpeg/run-process.ts';
import { posterSchema, type VideoRendition } from '../package/package-index.ts';
import type { PackagePlan } from '../plan/package-plan.ts';
import { createJpegFilter, createVideoFilters } from '../plan/video-filters.ts';
import { rationalToNumber } from '../probe/frame-rate.ts';
import { renameByContent } from './content-hash.ts';
import { candidateHeight, candidateWidth, findBestFrame } from './frame-score.ts';
import { createRenditionStream, listTimedSegments, type TimedSegment } from './rendition-stream.ts';
import { readEarlyRecord } from './renditions.ts';
import { createSourceFailure, toStepFailure } from './step-failure.ts';
import { runStepInFolder } from './step-folder.ts';
import type { EncodeStepOptions, EncodeStepResult } from './step-types.ts';

export const posterRecordSchema = z.object({
  poster: posterSchema.nullable(),
  /** File of each chapter in order; null where there is none. */
  chapters: z.object({ dir: z.string(), files: z.array(z.string().nullable()) }).nullable(),
});
type PosterRecord = z.infer<typeof posterRecordSchema>;

const posterFile = 'poster.jpg';
const maxCandidateSegments = 60;
const maxChapters = 200;
const chapterWidth = 320;
const jpegOutput = ['-frames:v', '1', '-q:v', '3', '-flags', '+bitexact', '-f', 'image2', '-update', '1'];

const isWritten = (path: string) =>
  stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );

type FailedStep = NonNullable<ReturnType<typeof toStepFailure>>;
// When the source is broken or ffmpeg times out, only the image is missing. Other failures, such as a full
// disk, fail the whole step.
const isFatal = (failedStep: FailedStep | null): failedStep is FailedStep =>
  failedStep !== null &&
  failedStep.failure.reason !== 'sourceBroken' &&
  failedStep.failure.reason !== 'timedOut';

/** Returns segments spread evenly between 5 % and 60 % of the film, so that the poster does not reveal the ending. */
function selectCandidateSegments(segments: TimedSegment[], duration: number): TimedSegment[] {
  const eligibleSegments = segments.filter(
    ({ start }) => start >= duration * 0.05 && start <= duration * 0.6,
  );
  const availableSegments = eligibleSegments.length > 0 ? eligibleSegments : segments.slice(0, 1);
  const stride = Math.max(1, availableSegments.length / maxCandidateSegments);
  return availableSegments.filter(
    (_, position) => Math.floor(position / stride) !== Math.floor((position - 1) / stride),
  );
}

// Candidates are the key frames of some segments of the lowest rung. The image itself is extracted from the
// source, at the time of the best candidate.
async function findBestTime(
  rendition: VideoRendition,
  { plan, outputDir, tools, priority, signal }: EncodeStepOptions,
): Promise<{ seconds: number } | FailedStep> {
  const candidateSegments = selectCandidateSegments(listTimedSegments(rendition), plan.duration);
  const gopSeconds = plan.video.gopFrames / rationalToNumber(plan.video.frameRate);
  const keyframeTimes = candidateSegments.flatMap(({ start, duration }) =>
    Array.from({ length: Math.ceil(duration / gopSeconds - 1e-6) }, (_, index) => start + index * gopSeconds),
  );
  const outcome = await runProcess({
    program: tools.ffmpeg,
    args: [
      ...[...createCommonArguments(), ...createPipedInput('mov', ['-skip_frame', 'nokey'])],
      ...['-vf', `scale=${candidateWidth}:${candidateHeight}:flags=area,format=rgb24`],
      ...['-vsync', '0', '-f', 'rawvideo', 'pipe:1'],
    ],
    limits: inspectionLimits,
    input: createRenditionStream(join(outputDir, 'early'), rendition, candidateSegments),
    priority,
    signal,
  });
  if (outcome.kind !== 'done')
    return toStepFailure(outcome) ?? createSourceFailure('no frame to choose from');
  return { seconds: keyframeTimes[findBestFrame(outcome.stdout)] ?? 0 };
}

export function createPosterArguments(file: string, plan: PackagePlan, seconds: number): string[] {
  const { width, height } = plan.poster;
  const filters = [...createVideoFilters(plan, plan.poster), createJpegFilter(width, height)].join(',');
  return [
    ...createCommonArguments(),
    ...createSourceInput(file, ['-ss', seconds.toFixed(3)]),
    ...['-map', `0:${plan.video.source.index}`, '-vf', filters, ...jpegOutput, posterFile],
  ];
}

async function extractPoster(
  folder: string,
  seconds: number,
  options: EncodeStepOptions,
): Promise<FailedStep | null> {
  const { plan, file, tools, priority, signal } = options;
  const { source } = plan.video;
  return toStepFailure(
    await runProcess({
      program: tools.ffmpeg,
      args: createPosterArguments(file, plan, seconds),
      source: file,
      cwd: folder,
      limits: createEncodeLimits(60, source.width * source.height),
      priority,
      signal,
    }),
  );
}

async function extractChapterImage(
  folder: string,
  name: string,
  seconds: number,
  rendition: VideoRendition,
  { outputDir, tools, priority, signal }: EncodeStepOptions,
): Promise<FailedStep | null> {
  const segments = listTimedSegments(rendition);
  const segment = segments.findLast(({ start }) => start <= seconds + 0.001) ?? segments[0];
  if (!segment) return null;
  const offset = Math.min(Math.max(0, seconds - segment.start), segment.duration - 0.2);
  const scale = Math.min(1, chapterWidth / rendition.width);
  const [width, height] = [rendition.width, rendition.height].map(
    (size) => Math.round((size * scale) / 2) * 2,
  );
  return toStepFailure(
    await runProcess({
      program: tools.ffmpeg,
      args: [
        ...[...createCommonArguments(), ...createPipedInput('mov')],
        ...[
          '-vf',
          `select=gte(t\\,${Math.max(0, offset - 0.02).toFixed(3)}),${createJpegFilter(width ?? 2, height ?? 2)}`,
        ],
        ...[...jpegOutput, name],
      ],
      cwd: folder,
      limits: inspectionLimits,
      input: createRenditionStream(join(outputDir, 'early'), rendition, [segment]),
      priority,
      signal,
    }),
  );
}

async function extractChapterImages(
  folder: string,
  rendition: VideoRendition,
  options: EncodeStepOptions,
): Promise<PosterRecord['chapters'] | FailedStep> {
  const { chapters } = options.plan;
  if (chapters.length === 0) return null;
  const imageFolder = join(folder, 'chapters');
  await mkdir(imageFolder);
  const files: (string | null)[] = [];
  for (const [position, { start }] of chapters.entries()) {
    const name = `${position + 1}.jpg`;
    const failedStep =
      position < maxChapters ? await extractChapterImage(imageFolder, name, start, rendition, options) : null;
    if (isFatal(failedStep)) return failedStep;
    files.push((await isWritten(join(imageFolder, name))) ? name : null);
    options.onProgress?.({
      seconds: start,
      speed: 0,
      fraction: 0.5 + (0.5 * (position + 1)) / chapters.length,
    });
  }
  const names = files.filter((name) => name !== null);
  return names.length === 0 ? null : { dir: await renameByContent(folder, 'chapters', 'c', names), files };
}

export function createPosterAndChapterImages(options: EncodeStepOptions): Promise<EncodeStepResult> {
  const { plan } = options;
  return runStepInFolder('poster', options, posterRecordSchema, async (folder) => {
    const [rendition] = (await readEarlyRecord(options)).video;
    if (!rendition) return createSourceFailure('no video rendition');
    const bestTime = await findBestTime(rendition, options);
    if ('failure' in bestTime && isFatal(bestTime)) return bestTime;
    const imageFolder = join(folder, 'poster');
    await mkdir(imageFolder);
    // The source may end one frame before its rendition; then the first frame is used.
    for (const seconds of 'seconds' in bestTime ? [bestTime.seconds, 0] : [0]) {
      if (await isWritten(join(imageFolder, posterFile))) break;
      const failedStep = await extractPoster(imageFolder, seconds, options);
      if (isFatal(failedStep)) return failedStep;
    }
    const poster = (await isWritten(join(imageFolder, posterFile)))
      ? { dir: await renameByContent(folder, 'poster', 'p', [posterFile]), file: posterFile, ...plan.poster }
      : null;
    const chapters = await extractChapterImages(folder, rendition, options);
    if (chapters && 'failure' in chapters) return chapters;
    return { ok: true, output: { poster, chapters } };
  });
}
