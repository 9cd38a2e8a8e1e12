// The step `text`: converts every embedded track and sidecar to WebVTT. An unreadable track is omitted; an
// encode never fails because of subtitles.
import { constants } from 'node:fs';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  createCommonArguments,
  createPipedInput,
  createSourceInput,
  progressArguments,
} from '../ffmpeg/arguments.ts';
import { createEncodeLimits, inspectionLimits } from '../ffmpeg/process-limits.ts';
import { createProgressReader } from '../ffmpeg/progress.ts';
import { runProcess } from '../ffmpeg/run-process.ts';
import { type TextTrack, textTrackSchema } from '../package/package-index.ts';
import type { PlannedText } from '../plan/package-plan.ts';
import { decodeText } from '../text/decode-text.ts';
import { formatWebVtt, parseCues } from '../text/webvtt.ts';
import { renameByContent } from './content-hash.ts';
import { toStepFailure } from './step-failure.ts';
import { runStepInFolder } from './step-folder.ts';
import type { EncodeFailure, EncodeStepOptions, EncodeStepResult } from './step-types.ts';

export const textRecordSchema = z.object({
  text: z.array(textTrackSchema),
  /** Ids of the tracks that could not be read. */
  unreadable: z.array(z.string()),
});

const webVttFileName = 'subtitles.vtt';
const maxSidecarBytes = 32 * 2 ** 20;

type TextReadResult = { text: string } | { unreadable: true } | { failure: EncodeFailure };

/** Interprets a failure for subtitles: a broken source or a timeout fails only the track. */
function toTextReadResult(failure: EncodeFailure): TextReadResult {
  return failure.reason === 'sourceBroken' || failure.reason === 'timedOut'
    ? { unreadable: true }
    : { failure };
}

// Another file may have replaced the sidecar since it was found. With O_NONBLOCK, opening a pipe does not wait for its
// other end.
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

async function readSidecarBytes(file: string): Promise<Uint8Array | null> {
  try {
    const handle = await open(file, openFlags);
    try {
      const stat = await handle.stat();
      return stat.isFile() && stat.size <= maxSidecarBytes ? await handle.readFile() : null;
    } finally {
      await handle.close();
    }
  } catch {
    return null;
  }
}

async function convertSubStation(
  text: string,
  { tools, signal, priority }: EncodeStepOptions,
): Promise<TextReadResult> {
  const outcome = await runProcess({
    program: tools.ffmpeg,
    args: [
      ...createCommonArguments(),
      ...createPipedInput('ass'),
      '-map',
      '0:s:0',
      '-c:s',
      'webvtt',
      '-f',
      'webvtt',
      'pipe:1',
    ],
    limits: inspectionLimits,
    input: (async function* () {
      yield Buffer.from(text);
    })(),
    signal,
    priority,
  });
  const failedStep = toStepFailure(outcome);
  if (failedStep) return toTextReadResult(failedStep.failure);
  return outcome.kind === 'done' ? { text: outcome.stdout.toString('utf8') } : { unreadable: true };
}

async function readSidecarText(track: PlannedText, options: EncodeStepOptions): Promise<TextReadResult> {
  if (track.from.kind !== 'sidecar') return { unreadable: true };
  const bytes = await readSidecarBytes(track.from.file);
  if (!bytes) return { unreadable: true };
  const text = decodeText(bytes, track.language);
  return track.from.format === 'ass' ? convertSubStation(text, options) : { text };
}

const createRawName = ({ id }: PlannedText) => `${id}.raw`;

export function createTextArguments(file: string, tracks: PlannedText[]): string[] {
  const outputs = tracks.flatMap((track) =>
    track.from.kind === 'embedded'
      ? ['-map', `0:${track.from.stream.index}`, '-c:s', 'webvtt', '-f', 'webvtt', createRawName(track)]
      : [],
  );
  return [
    ...createCommonArguments(),
    ...progressArguments,
    ...createSourceInput(file, ['-vn', '-an', '-dn']),
    ...outputs,
  ];
}

// Reads the source once for all embedded tracks.
async function extractEmbeddedTracks(folder: string, tracks: PlannedText[], options: EncodeStepOptions) {
  const { plan, file, tools, signal, priority, onProgress } = options;
  return toStepFailure(
    await runProcess({
      program: tools.ffmpeg,
      args: createTextArguments(file, tracks),
      source: file,
      cwd: folder,
      limits: createEncodeLimits(plan.duration, 0),
      signal,
      priority,
      onOutput: createProgressReader((progress) =>
        onProgress?.({ ...progress, fraction: Math.min(1, progress.seconds / plan.duration) }),
      ),
    }),
  );
}

async function readEmbeddedTrack(
  folder: string,
  track: PlannedText,
  options: EncodeStepOptions,
): Promise<TextReadResult> {
  const rawPath = join(folder, createRawName(track));
  const extractedText = await readFile(rawPath, 'utf8').catch(() => null);
  if (extractedText !== null) return { text: extractedText };
  const failedStep = await extractEmbeddedTracks(folder, [track], options);
  if (failedStep) return toTextReadResult(failedStep.failure);
  return { text: await readFile(rawPath, 'utf8') };
}

async function writeTrack(folder: string, track: PlannedText, text: string): Promise<TextTrack | null> {
  const cues = parseCues(text);
  if (cues.length === 0) return null;
  const content = formatWebVtt(cues);
  await mkdir(join(folder, track.id));
  await writeFile(join(folder, track.id, webVttFileName), content);
  return {
    id: track.id,
    dir: await renameByContent(folder, track.id, track.id, [webVttFileName]),
    file: webVttFileName,
    language: track.language,
    title: track.title,
    kind: track.hearingImpaired ? 'captions' : 'subtitles',
    default: track.default,
    forced: track.forced,
    bytes: Buffer.byteLength(content),
  };
}

export function convertSubtitles(options: EncodeStepOptions): Promise<EncodeStepResult> {
  return runStepInFolder('text', options, textRecordSchema, async (folder) => {
    const record: z.infer<typeof textRecordSchema> = { text: [], unreadable: [] };
    // Raw files are in a subfolder, so that they are never published.
    const rawFolder = join(folder, 'raw');
    await mkdir(rawFolder);
    const embeddedTracks = options.plan.text.filter((track) => track.from.kind === 'embedded');
    if (embeddedTracks.length > 0) {
      const failedStep = await extractEmbeddedTracks(rawFolder, embeddedTracks, options);
      if (failedStep && 'failure' in toTextReadResult(failedStep.failure)) return failedStep;
    }
    for (const track of options.plan.text) {
      const textResult =
        track.from.kind === 'embedded'
          ? await readEmbeddedTrack(rawFolder, track, options)
          : await readSidecarText(track, options);
      if ('failure' in textResult) return { ok: false, failure: textResult.failure };
      const convertedTrack = 'text' in textResult ? await writeTrack(folder, track, textResult.text) : null;
      if (convertedTrack) record.text.push(convertedTrack);
      else record.unreadable.push(track.id);
    }
    await rm(rawFolder, { recursive: true, force: true });
    return { ok: true, output: record };
  });
}
