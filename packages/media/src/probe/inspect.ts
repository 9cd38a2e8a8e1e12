// Short inspections of a source with ffprobe and ffmpeg.
import { commonArguments, createFfprobeArguments, createSourceInput } from '../ffmpeg/arguments.ts';
import { inspectionLimits, type ProcessLimits } from '../ffmpeg/process-limits.ts';
import type { ProcessOutcome } from '../ffmpeg/process-outcome.ts';
import { runProcess } from '../ffmpeg/run-process.ts';
import type { MediaTools, Priority } from '../ffmpeg/tools.ts';
import { type ProbedFile, probedFileSchema } from './ffprobe-output.ts';

export type InspectOptions = { tools: MediaTools; signal?: AbortSignal; priority?: Priority };

/** Another process stopped an inspection: the file may be fine, and a retry is worthwhile. */
export class ProbeInterrupted extends Error {
  override name = 'LookInterrupted';
}

type InspectionResult = { ok: true; text: string } | { ok: false; said: string };

function settle(outcome: ProcessOutcome, signal: AbortSignal | undefined): InspectionResult {
  switch (outcome.kind) {
    case 'done':
      return { ok: true, text: outcome.stdout.toString('utf8') };
    case 'failed':
      return { ok: false, said: outcome.stderr };
    case 'timedOut':
      return { ok: false, said: 'timed out' };
    case 'aborted':
      signal?.throwIfAborted();
      throw new ProbeInterrupted('the look was stopped');
    default:
      throw new ProbeInterrupted(`the look was interrupted: ${outcome.stderr.slice(-500)}`);
  }
}

async function runFfprobe(
  file: string,
  show: string[],
  options: InspectOptions,
  limits: ProcessLimits = inspectionLimits,
) {
  const { tools, signal, priority } = options;
  const args = createFfprobeArguments(file, show);
  return settle(await runProcess({ program: tools.ffprobe, args, limits, signal, priority }), signal);
}

/** Reads headers, streams and chapters; returns ffprobe's messages when it fails. */
export async function readStreams(
  file: string,
  options: InspectOptions,
): Promise<{ ok: true; probed: ProbedFile } | { ok: false; said: string }> {
  const looked = await runFfprobe(file, ['-show_format', '-show_streams', '-show_chapters'], options);
  if (!looked.ok) return looked;
  const parsed = probedFileSchema.safeParse(JSON.parse(looked.text));
  return parsed.success ? { ok: true, probed: parsed.data } : { ok: false, said: parsed.error.message };
}

export type Packet = { stream: number; start: number; end: number };

function packetsOf(csv: string): Packet[] {
  return csv.split('\n').flatMap((line) => {
    const [stream, time, decodeTime, duration] = line.split(',').map(Number.parseFloat);
    const start = Number.isFinite(time) ? time : decodeTime;
    if (stream === undefined || start === undefined || !Number.isFinite(start)) return [];
    return [{ stream, start, end: start + (Number.isFinite(duration) ? (duration ?? 0) : 0) }];
  });
}

const packetEntries = 'packet=stream_index,pts_time,dts_time,duration_time';
const packetFields = ['-show_packets', '-show_entries', packetEntries, '-of', 'csv=p=0'];

/** Reads the first packets of a stream, at most `count`. */
export async function readFirstPackets(file: string, stream: number, count: number, options: InspectOptions) {
  const show = ['-select_streams', String(stream), '-read_intervals', `%+#${count}`, ...packetFields];
  const looked = await runFfprobe(file, show, options);
  return looked.ok ? packetsOf(looked.text) : [];
}

/** Reads every packet from a time (in the file's clock) to the end. */
export async function readPacketsFrom(file: string, seconds: number, options: InspectOptions) {
  const looked = await runFfprobe(
    file,
    ['-read_intervals', `${seconds.toFixed(3)}%`, ...packetFields],
    options,
  );
  return looked.ok ? packetsOf(looked.text) : [];
}

/** Reads every packet of a stream, for files whose header declares no duration. */
export async function readAllPackets(file: string, stream: number, options: InspectOptions) {
  const show = ['-select_streams', String(stream), ...packetFields];
  const limits = { ...inspectionLimits, wallSeconds: 1800, cpuSeconds: 1800 };
  const looked = await runFfprobe(file, show, options, limits);
  return looked.ok ? packetsOf(looked.text) : [];
}

export type DecodeRange = { from: number; count: number; filter?: string };

export const createDecodeArguments = (file: string, stream: number, at: DecodeRange): string[] => [
  ...commonArguments(at.filter ? 'info' : 'error'),
  ...['-nostats', '-progress', 'pipe:1'],
  ...createSourceInput(file, at.from > 0 ? ['-ss', at.from.toFixed(3)] : []),
  ...['-map', `0:${stream}`, '-frames:v', String(at.count)],
  ...(at.filter ? ['-vf', at.filter] : []),
  ...['-f', 'null', '-'],
];

/** Decodes up to `count` frames of a stream from a time. */
export async function decodeFrames(
  file: string,
  stream: number,
  at: DecodeRange,
  options: InspectOptions,
): Promise<{ pictures: number; said: string }> {
  const { tools, signal, priority } = options;
  const args = createDecodeArguments(file, stream, at);
  const outcome = await runProcess({
    program: tools.ffmpeg,
    args,
    limits: inspectionLimits,
    signal,
    priority,
  });
  const looked = settle(outcome, signal);
  if (!looked.ok) return { pictures: 0, said: looked.said };
  const counts = [...looked.text.matchAll(/^frame=\s*(\d+)/gm)].map((match) => Number(match[1]));
  return { pictures: counts.at(-1) ?? 0, said: outcome.kind === 'done' ? outcome.stderr : '' };
}
