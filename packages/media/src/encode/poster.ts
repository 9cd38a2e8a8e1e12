// The step `poster`: one image of the film in full size, and a small one for each chapter.
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { commonArguments, createPipedInput, createSourceInput } from '../ffmpeg/arguments.ts';
import { encodeLimits, inspectionLimits } from '../ffmpeg/process-limits.ts';
import { runProcess } from '../ffmpeg/run-process.ts';
import { posterSchema, type VideoRendition } from '../package/package-index.ts';
import type { PackagePlan } from '../plan/package-plan.ts';
import { createVideoChain, jpegColours } from '../plan/video-filters.ts';
import { rateOf } from '../probe/frame-rate.ts';
import { nameByContent } from './content-name.ts';
import { candidateHeight, candidateWidth, findBestFrame } from './frame-score.ts';
import { createRenditionStream, listTimedSegments, type TimedSegment } from './rendition-stream.ts';
import { earlyRecord } from './renditions.ts';
import { createSourceFailure, failureOf, runStepInFolder } from './step-folder.ts';
import type { EncodeStepOptions, EncodeStepResult } from './step-types.ts';

export const posterRecordSchema = z.object({
  poster: posterSchema.nullable(),
  /** File of each chapter in order; null where there is none. */
  chapters: z.object({ dir: z.string(), files: z.array(z.string().nullable()) }).nullable(),
});
type PosterRecord = z.infer<typeof posterRecordSchema>;

const posterFile = 'poster.jpg';
const maxCandidates = 60;
const maxChapters = 200;
const chapterWidth = 320;
const oneJpeg = ['-frames:v', '1', '-q:v', '3', '-flags', '+bitexact', '-f', 'image2', '-update', '1'];

const written = (path: string) =>
  stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );

type Failed = NonNullable<ReturnType<typeof failureOf>>;
// A missing image is tolerated. A full disk, a timeout and an interruption fail the whole step.
const isFatal = (failed: Failed | null): failed is Failed =>
  failed !== null && failed.failure.reason !== 'sourceBroken' && failed.failure.reason !== 'timedOut';

/** Returns segments spread evenly over the first part of the film, which gives no ending away. */
function looks(segments: TimedSegment[], duration: number): TimedSegment[] {
  const middle = segments.filter(({ start }) => start >= duration * 0.05 && start <= duration * 0.6);
  const from = middle.length > 0 ? middle : segments.slice(0, 1);
  const step = Math.max(1, from.length / maxCandidates);
  return from.filter((_, position) => Math.floor(position / step) !== Math.floor((position - 1) / step));
}

// Candidates are key frames of the lowest rung. The image itself is extracted from the source at the same
// time.
async function findBestTime(
  rendition: VideoRendition,
  { plan, outputDir, tools, priority, signal }: EncodeStepOptions,
): Promise<{ seconds: number } | Failed> {
  const chosen = looks(listTimedSegments(rendition), plan.duration);
  const gopSeconds = plan.video.gopFrames / rateOf(plan.video.frameRate);
  const moments = chosen.flatMap(({ start, duration }) =>
    Array.from({ length: Math.ceil(duration / gopSeconds - 1e-6) }, (_, n) => start + n * gopSeconds),
  );
  const outcome = await runProcess({
    program: tools.ffmpeg,
    args: [
      ...[...commonArguments(), ...createPipedInput('mov', ['-skip_frame', 'nokey'])],
      ...['-vf', `scale=${candidateWidth}:${candidateHeight}:flags=area,format=rgb24`],
      ...['-vsync', '0', '-f', 'rawvideo', 'pipe:1'],
    ],
    limits: inspectionLimits,
    input: createRenditionStream(join(outputDir, 'early'), rendition, chosen),
    priority,
    signal,
  });
  if (outcome.kind !== 'done') return failureOf(outcome) ?? createSourceFailure('no picture to look at');
  return { seconds: moments[findBestFrame(outcome.stdout)] ?? 0 };
}

export function posterArguments(file: string, plan: PackagePlan, seconds: number): string[] {
  const { width, height } = plan.poster;
  const chain = [...createVideoChain(plan, plan.poster), jpegColours(width, height)].join(',');
  return [
    ...commonArguments(),
    ...createSourceInput(file, ['-ss', seconds.toFixed(3)]),
    ...['-map', `0:${plan.video.source.index}`, '-vf', chain, ...oneJpeg, posterFile],
  ];
}

async function extractPoster(
  folder: string,
  seconds: number,
  options: EncodeStepOptions,
): Promise<Failed | null> {
  const { plan, file, tools, priority, signal } = options;
  const { source } = plan.video;
  return failureOf(
    await runProcess({
      program: tools.ffmpeg,
      args: posterArguments(file, plan, seconds),
      cwd: folder,
      limits: encodeLimits(60, source.width * source.height),
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
): Promise<Failed | null> {
  const segments = listTimedSegments(rendition);
  const segment = segments.findLast(({ start }) => start <= seconds + 0.001) ?? segments[0];
  if (!segment) return null;
  const into = Math.min(Math.max(0, seconds - segment.start), segment.duration - 0.2);
  const scale = Math.min(1, chapterWidth / rendition.width);
  const [width, height] = [rendition.width, rendition.height].map(
    (side) => Math.round((side * scale) / 2) * 2,
  );
  return failureOf(
    await runProcess({
      program: tools.ffmpeg,
      args: [
        ...[...commonArguments(), ...createPipedInput('mov')],
        ...[
          '-vf',
          `select=gte(t\\,${Math.max(0, into - 0.02).toFixed(3)}),${jpegColours(width ?? 2, height ?? 2)}`,
        ],
        ...[...oneJpeg, name],
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
): Promise<PosterRecord['chapters'] | Failed> {
  const { chapters } = options.plan;
  if (chapters.length === 0) return null;
  const here = join(folder, 'chapters');
  await mkdir(here);
  const files: (string | null)[] = [];
  for (const [position, { start }] of chapters.entries()) {
    const name = `${position + 1}.jpg`;
    const failed =
      position < maxChapters ? await extractChapterImage(here, name, start, rendition, options) : null;
    if (isFatal(failed)) return failed;
    files.push((await written(join(here, name))) ? name : null);
    options.onProgress?.({
      seconds: start,
      speed: 0,
      fraction: 0.5 + (0.5 * (position + 1)) / chapters.length,
    });
  }
  const names = files.filter((name) => name !== null);
  return names.length === 0 ? null : { dir: await nameByContent(folder, 'chapters', 'c', names), files };
}

export function createPosters(options: EncodeStepOptions): Promise<EncodeStepResult> {
  const { plan } = options;
  return runStepInFolder('poster', options, posterRecordSchema, async (folder) => {
    const [rendition] = (await earlyRecord(options)).video;
    if (!rendition) return createSourceFailure('no rendition to look at');
    const best = await findBestTime(rendition, options);
    if ('failure' in best && isFatal(best)) return best;
    const here = join(folder, 'poster');
    await mkdir(here);
    // The source may end one frame before its rendition; then the first frame is used.
    for (const seconds of 'seconds' in best ? [best.seconds, 0] : [0]) {
      if (await written(join(here, posterFile))) break;
      const failed = await extractPoster(here, seconds, options);
      if (isFatal(failed)) return failed;
    }
    const poster = (await written(join(here, posterFile)))
      ? { dir: await nameByContent(folder, 'poster', 'p', [posterFile]), file: posterFile, ...plan.poster }
      : null;
    const chapters = await extractChapterImages(folder, rendition, options);
    if (chapters && 'failure' in chapters) return chapters;
    return { ok: true, made: { poster, chapters } };
  });
}
