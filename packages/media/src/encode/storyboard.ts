// The stage `storyboard`: small pictures of the whole film on a few sheets, made from the lowest rung.
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ffmpegStart, pipedInput, progressOutput } from '../child/arguments.ts';
import { passLimits } from '../child/limits.ts';
import { progressReader } from '../child/progress.ts';
import { runChild } from '../child/run-child.ts';
import { storyboardSchema } from '../package/package-index.ts';
import type { PackagePlan } from '../plan/package-plan.ts';
import { jpegColours } from '../plan/video-filters.ts';
import { rateOf } from '../probe/frame-rate.ts';
import { nameByContent } from './content-name.ts';
import { placedSegments, renditionStream } from './rendition-stream.ts';
import { earlyRecord, secondsOf } from './renditions.ts';
import { brokenSource, completeStage, failureOf } from './stage-folder.ts';
import type { StageOptions, StageResult } from './stages.ts';

export const storyboardRecordSchema = z.object({ storyboard: storyboardSchema });

const sheetFolder = 'sheets';

/** Reads the lowest rung, which comes by standard input. */
export function storyboardArguments({ storyboard, video }: PackagePlan): string[] {
  const { interval, columns, rows, tileWidth, tileHeight } = storyboard;
  const gopSeconds = video.gopFrames / rateOf(video.frameRate);
  const chain = [
    `select=gte(t+0.001\\,selected_n*${interval})`,
    jpegColours(tileWidth, tileHeight),
    `tile=${columns}x${rows}`,
  ];
  return [
    ...ffmpegStart(),
    ...progressOutput,
    ...pipedInput('mov', interval >= gopSeconds ? ['-skip_frame', 'nokey'] : []),
    ...['-vf', chain.join(',')],
    ...['-vsync', '0', '-q:v', '5', '-flags', '+bitexact', '-f', 'image2', '%d.jpg'],
  ];
}

export function storyboardStage(options: StageOptions): Promise<StageResult> {
  const { plan, outputDir, tools, priority, signal, onProgress } = options;
  return completeStage('storyboard', options, storyboardRecordSchema, async (folder) => {
    const [rendition] = (await earlyRecord(options)).video;
    if (!rendition) return brokenSource('no rendition to look at');
    const { interval, columns, rows } = plan.storyboard;
    await mkdir(join(folder, sheetFolder));
    const outcome = await runChild({
      program: tools.ffmpeg,
      args: storyboardArguments(plan),
      cwd: join(folder, sheetFolder),
      limits: passLimits(plan.duration, rendition.width * rendition.height),
      input: renditionStream(join(outputDir, 'early'), rendition, placedSegments(rendition)),
      priority,
      signal,
      onOutput: progressReader((progress) =>
        onProgress?.({ ...progress, done: Math.min(1, progress.seconds / plan.duration) }),
      ),
    });
    const failure = failureOf(outcome);
    if (failure) return failure;
    const names = (await readdir(join(folder, sheetFolder))).sort(
      (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
    );
    const lastPicture = secondsOf(rendition) - 1 / rateOf(plan.video.frameRate);
    const tiles = 1 + Math.floor((lastPicture + 0.001) / interval);
    if (names.length !== Math.ceil(tiles / (columns * rows))) return brokenSource('sheets are missing');
    const sheets = [];
    for (const name of names) {
      sheets.push({ name, bytes: (await stat(join(folder, sheetFolder, name))).size });
    }
    const dir = await nameByContent(folder, sheetFolder, 's', names);
    return { ok: true, made: { storyboard: { ...plan.storyboard, dir, sheets, tiles } } };
  });
}
