// The step `storyboard`: thumbnails of the whole film, tiled on sheets, from the lowest rung.
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createCommonArguments, createPipedInput, progressArguments } from '../ffmpeg/arguments.ts';
import { createEncodeLimits } from '../ffmpeg/process-limits.ts';
import { createProgressReader } from '../ffmpeg/progress.ts';
import { runProcess } from '../ffmpeg/run-process.ts';
import { storyboardSchema } from '../package/package-index.ts';
import type { PackagePlan } from '../plan/package-plan.ts';
import { createJpegFilter } from '../plan/video-filters.ts';
import { rationalToNumber } from '../probe/frame-rate.ts';
import { renameByContent } from './content-hash.ts';
import { createRenditionStream, listTimedSegments } from './rendition-stream.ts';
import { getRenditionDuration, readEarlyRecord } from './renditions.ts';
import { createSourceFailure, toStepFailure } from './step-failure.ts';
import { runStepInFolder } from './step-folder.ts';
import type { EncodeStepOptions, EncodeStepResult } from './step-types.ts';

export const storyboardRecordSchema = z.object({ storyboard: storyboardSchema });

const sheetFolder = 'sheets';

/** Returns the arguments of an ffmpeg that reads the lowest rung from standard input. */
export function createStoryboardArguments({ storyboard, video }: PackagePlan): string[] {
  const { interval, columns, rows, tileWidth, tileHeight } = storyboard;
  const gopSeconds = video.gopFrames / rationalToNumber(video.frameRate);
  const filters = [
    `select=gte(t+0.001\\,selected_n*${interval})`,
    createJpegFilter(tileWidth, tileHeight),
    `tile=${columns}x${rows}`,
  ];
  return [
    ...createCommonArguments(),
    ...progressArguments,
    ...createPipedInput('mov', interval >= gopSeconds ? ['-skip_frame', 'nokey'] : []),
    ...['-vf', filters.join(',')],
    ...['-vsync', '0', '-q:v', '5', '-flags', '+bitexact', '-f', 'image2', '%d.jpg'],
  ];
}

export function createStoryboard(options: EncodeStepOptions): Promise<EncodeStepResult> {
  const { plan, outputDir, tools, priority, signal, onProgress } = options;
  return runStepInFolder('storyboard', options, storyboardRecordSchema, async (folder) => {
    const [rendition] = (await readEarlyRecord(options)).video;
    if (!rendition) return createSourceFailure('no video rendition');
    const { interval, columns, rows } = plan.storyboard;
    await mkdir(join(folder, sheetFolder));
    const outcome = await runProcess({
      program: tools.ffmpeg,
      args: createStoryboardArguments(plan),
      cwd: join(folder, sheetFolder),
      limits: createEncodeLimits(plan.duration, rendition.width * rendition.height),
      input: createRenditionStream(join(outputDir, 'early'), rendition, listTimedSegments(rendition)),
      priority,
      signal,
      onOutput: createProgressReader((progress) =>
        onProgress?.({ ...progress, fraction: Math.min(1, progress.seconds / plan.duration) }),
      ),
    });
    const failedStep = toStepFailure(outcome);
    if (failedStep) return failedStep;
    const names = (await readdir(join(folder, sheetFolder))).sort(
      (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
    );
    const lastFrameSeconds = getRenditionDuration(rendition) - 1 / rationalToNumber(plan.video.frameRate);
    const tiles = 1 + Math.floor((lastFrameSeconds + 0.001) / interval);
    if (names.length !== Math.ceil(tiles / (columns * rows)))
      return createSourceFailure('sheets are missing');
    const sheets = [];
    for (const name of names) {
      sheets.push({ name, bytes: (await stat(join(folder, sheetFolder, name))).size });
    }
    const dir = await renameByContent(folder, sheetFolder, 's', names);
    return { ok: true, output: { storyboard: { ...plan.storyboard, dir, sheets, tiles } } };
  });
}
