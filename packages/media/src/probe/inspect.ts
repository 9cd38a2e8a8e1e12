// Short inspections of a source by ffprobe and ffmpeg.
import { createCommonArguments, createFfprobeArguments, createSourceInput } from '../ffmpeg/arguments.ts';
import { inspectionLimits, type ProcessLimits } from '../ffmpeg/process-limits.ts';
import type { ProcessOutcome } from '../ffmpeg/process-outcome.ts';
import { runProcess } from '../ffmpeg/run-process.ts';
import type { MediaTools, ProcessPriority } from '../ffmpeg/tools.ts';
import { type ProbedFile, probedFileSchema } from './ffprobe-output.ts';

export type InspectOptions = { tools: MediaTools; signal?: AbortSignal; priority?: ProcessPriority };

/** ffprobe or ffmpeg was stopped from outside or could not write: the file may be valid, and a retry is worthwhile. */
export class ProbeInterruptedError extends Error {
  override name = 'ProbeInterruptedError';
}

type InspectionResult = { ok: true; text: string } | { ok: false; messages: string };

function toInspectionResult(outcome: ProcessOutcome, signal: AbortSignal | undefined): InspectionResult {
  switch (outcome.kind) {
    case 'done':
      return { ok: true, text: outcome.stdout.toString('utf8') };
    case 'failed':
      return { ok: false, messages: outcome.stderr };
    case 'timedOut':
      return { ok: false, messages: 'timed out' };
    case 'aborted':
      signal?.throwIfAborted();
      throw new ProbeInterruptedError('the inspection was aborted');
    default:
      throw new ProbeInterruptedError(`the inspection was interrupted: ${outcome.stderr.slice(-500)}`);
  }
}

async function runFfprobe(
  file: string,
  selectionArgs: string[],
  options: InspectOptions,
  limits: ProcessLimits = inspectionLimits,
) {
  const { tools, signal, priority } = options;
  const args = createFfprobeArguments(file, selectionArgs);
  return toInspectionResult(
    await runProcess({ program: tools.ffprobe, args, limits, source: file, signal, priority }),
    signal,
  );
}

/** Reads container, streams and chapters; returns ffprobe's messages when it fails. */
export async function readStreams(
  file: string,
  options: InspectOptions,
): Promise<{ ok: true; probed: ProbedFile } | { ok: false; messages: string }> {
  const result = await runFfprobe(file, ['-show_format', '-show_streams', '-show_chapters'], options);
  if (!result.ok) return result;
  const parsedOutput = probedFileSchema.safeParse(JSON.parse(result.text));
  return parsedOutput.success
    ? { ok: true, probed: parsedOutput.data }
    : { ok: false, messages: parsedOutput.error.message };
}

export type Packet = { streamIndex: number; start: number; end: number };

function parsePackets(csv: string): Packet[] {
  return csv.split('\n').flatMap((line) => {
    const [streamIndex, time, decodeTime, duration] = line.split(',').map(Number.parseFloat);
    const start = Number.isFinite(time) ? time : decodeTime;
    if (streamIndex === undefined || start === undefined || !Number.isFinite(start)) return [];
    return [{ streamIndex, start, end: start + (Number.isFinite(duration) ? (duration ?? 0) : 0) }];
  });
}

const packetFields = 'packet=stream_index,pts_time,dts_time,duration_time';
const packetArgs = ['-show_packets', '-show_entries', packetFields, '-of', 'csv=p=0'];

/** Reads at most `count` packets from the start of a stream. */
export async function readFirstPackets(
  file: string,
  streamIndex: number,
  count: number,
  options: InspectOptions,
) {
  const selectionArgs = [
    '-select_streams',
    String(streamIndex),
    '-read_intervals',
    `%+#${count}`,
    ...packetArgs,
  ];
  const result = await runFfprobe(file, selectionArgs, options);
  return result.ok ? parsePackets(result.text) : [];
}

/** Reads every packet from a time (seconds, on the file's clock) to the end. */
export async function readPacketsFrom(file: string, seconds: number, options: InspectOptions) {
  const result = await runFfprobe(
    file,
    ['-read_intervals', `${seconds.toFixed(3)}%`, ...packetArgs],
    options,
  );
  return result.ok ? parsePackets(result.text) : [];
}

/** Reads every packet of a stream; for files whose header declares no duration. */
export async function readAllPackets(file: string, streamIndex: number, options: InspectOptions) {
  const selectionArgs = ['-select_streams', String(streamIndex), ...packetArgs];
  const limits = { ...inspectionLimits, maxSeconds: 7200, maxCpuSeconds: 1800 };
  const result = await runFfprobe(file, selectionArgs, options, limits);
  return result.ok ? parsePackets(result.text) : [];
}

export type DecodeRange = { from: number; count: number; filter?: string };

export const createDecodeArguments = (file: string, streamIndex: number, range: DecodeRange): string[] => [
  ...createCommonArguments(range.filter ? 'info' : 'error'),
  ...['-nostats', '-progress', 'pipe:1'],
  ...createSourceInput(file, range.from > 0 ? ['-ss', range.from.toFixed(3)] : []),
  ...['-map', `0:${streamIndex}`, '-frames:v', String(range.count)],
  ...(range.filter ? ['-vf', range.filter] : []),
  ...['-f', 'null', '-'],
];

/** Decodes up to `count` frames of a stream from a time in seconds. */
export async function decodeFrames(
  file: string,
  streamIndex: number,
  range: DecodeRange,
  options: InspectOptions,
): Promise<{ frameCount: number; messages: string }> {
  const { tools, signal, priority } = options;
  const args = createDecodeArguments(file, streamIndex, range);
  const outcome = await runProcess({
    program: tools.ffmpeg,
    args,
    limits: inspectionLimits,
    source: file,
    signal,
    priority,
  });
  const result = toInspectionResult(outcome, signal);
  if (!result.ok) return { frameCount: 0, messages: result.messages };
  const counts = [...result.text.matchAll(/^frame=\s*(\d+)/gm)].map((match) => Number(match[1]));
  return { frameCount: counts.at(-1) ?? 0, messages: outcome.kind === 'done' ? outcome.stderr : '' };
}
