// The step `text`: converts every embedded track and sidecar to WebVTT. A track that cannot be read is
// omitted; a film never fails because of its subtitles.
import { constants } from 'node:fs';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { commonArguments, createPipedInput, createSourceInput, progressOutput } from '../ffmpeg/arguments.ts';
import { encodeLimits, inspectionLimits } from '../ffmpeg/process-limits.ts';
import { createProgressReader } from '../ffmpeg/progress.ts';
import { runProcess } from '../ffmpeg/run-process.ts';
import { type TextTrack, textTrackSchema } from '../package/package-index.ts';
import type { PlannedText } from '../plan/package-plan.ts';
import { decodeText } from '../text/decode-text.ts';
import { parseCues, writeWebVtt } from '../text/webvtt.ts';
import { nameByContent } from './content-name.ts';
import { failureOf, runStepInFolder } from './step-folder.ts';
import type { EncodeFailure, EncodeStepOptions, EncodeStepResult } from './step-types.ts';

export const textRecordSchema = z.object({
  text: z.array(textTrackSchema),
  /** Ids of the tracks that could not be read. */
  unreadable: z.array(z.string()),
});

const fileName = 'subtitles.vtt';
const largestSidecar = 32 * 2 ** 20;

type Read = { text: string } | { unreadable: true } | { failure: EncodeFailure };

/** Interprets an outcome for subtitles: an unreadable source only fails the track. */
function trackFailure(failure: EncodeFailure): Read {
  return failure.reason === 'sourceBroken' || failure.reason === 'timedOut'
    ? { unreadable: true }
    : { failure };
}

async function readSidecar(file: string): Promise<Uint8Array | null> {
  try {
    const handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    try {
      const stat = await handle.stat();
      return stat.isFile() && stat.size <= largestSidecar ? await handle.readFile() : null;
    } finally {
      await handle.close();
    }
  } catch {
    return null;
  }
}

async function subStationToWebVtt(
  text: string,
  { tools, signal, priority }: EncodeStepOptions,
): Promise<Read> {
  const outcome = await runProcess({
    program: tools.ffmpeg,
    args: [
      ...commonArguments(),
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
  const failed = failureOf(outcome);
  if (failed) return trackFailure(failed.failure);
  return outcome.kind === 'done' ? { text: outcome.stdout.toString('utf8') } : { unreadable: true };
}

async function sidecarText(track: PlannedText, options: EncodeStepOptions): Promise<Read> {
  if (track.from.kind !== 'sidecar') return { unreadable: true };
  const bytes = await readSidecar(track.from.file);
  if (!bytes) return { unreadable: true };
  const text = decodeText(bytes, track.language);
  return track.from.format === 'ass' ? subStationToWebVtt(text, options) : { text };
}

const rawName = ({ id }: PlannedText) => `${id}.raw`;

export function textArguments(file: string, tracks: PlannedText[]): string[] {
  const outputs = tracks.flatMap((track) =>
    track.from.kind === 'embedded'
      ? ['-map', `0:${track.from.stream.index}`, '-c:s', 'webvtt', '-f', 'webvtt', rawName(track)]
      : [],
  );
  return [
    ...commonArguments(),
    ...progressOutput,
    ...createSourceInput(file, ['-vn', '-an', '-dn']),
    ...outputs,
  ];
}

// Reads the source once for all embedded tracks.
async function extractEmbedded(folder: string, tracks: PlannedText[], options: EncodeStepOptions) {
  const { plan, file, tools, signal, priority, onProgress } = options;
  return failureOf(
    await runProcess({
      program: tools.ffmpeg,
      args: textArguments(file, tracks),
      cwd: folder,
      limits: encodeLimits(plan.duration, 0),
      signal,
      priority,
      onOutput: createProgressReader((progress) =>
        onProgress?.({ ...progress, fraction: Math.min(1, progress.seconds / plan.duration) }),
      ),
    }),
  );
}

async function readEmbedded(folder: string, track: PlannedText, options: EncodeStepOptions): Promise<Read> {
  const raw = join(folder, rawName(track));
  const found = await readFile(raw, 'utf8').catch(() => null);
  if (found !== null) return { text: found };
  const failed = await extractEmbedded(folder, [track], options);
  if (failed) return trackFailure(failed.failure);
  return { text: await readFile(raw, 'utf8') };
}

async function settleTrack(folder: string, track: PlannedText, text: string): Promise<TextTrack | null> {
  const cues = parseCues(text);
  if (cues.length === 0) return null;
  const written = writeWebVtt(cues);
  await mkdir(join(folder, track.id));
  await writeFile(join(folder, track.id, fileName), written);
  return {
    id: track.id,
    dir: await nameByContent(folder, track.id, track.id, [fileName]),
    file: fileName,
    language: track.language,
    title: track.title,
    kind: track.hearingImpaired ? 'captions' : 'subtitles',
    default: track.default,
    forced: track.forced,
    bytes: Buffer.byteLength(written),
  };
}

export function convertSubtitles(options: EncodeStepOptions): Promise<EncodeStepResult> {
  return runStepInFolder('text', options, textRecordSchema, async (folder) => {
    const made: z.infer<typeof textRecordSchema> = { text: [], unreadable: [] };
    // Raw files are in a subfolder, so that they are never published.
    const raw = join(folder, 'raw');
    await mkdir(raw);
    const embedded = options.plan.text.filter((track) => track.from.kind === 'embedded');
    if (embedded.length > 0) {
      const failed = await extractEmbedded(raw, embedded, options);
      if (failed && 'failure' in trackFailure(failed.failure)) return failed;
    }
    for (const track of options.plan.text) {
      const read =
        track.from.kind === 'embedded'
          ? await readEmbedded(raw, track, options)
          : await sidecarText(track, options);
      if ('failure' in read) return { ok: false, failure: read.failure };
      const settled = 'text' in read ? await settleTrack(folder, track, read.text) : null;
      if (settled) made.text.push(settled);
      else made.unreadable.push(track.id);
    }
    await rm(raw, { recursive: true, force: true });
    return { ok: true, made };
  });
}
