// Checks that a file is complete and decodable up to its declared end.
import type { ProbedStream } from './ffprobe-output.ts';
import {
  decodeFrames,
  type InspectOptions,
  readAllPackets,
  readFirstPackets,
  readPacketsFrom,
} from './inspect.ts';
import { type Refusal, refuse } from './refusal.ts';

type CheckResult = { ok: true } | { ok: false; refusal: Refusal };

/** Returns the duration of a stream in seconds, measured by its packets; null when it has fewer than two. */
export async function measureDuration(
  file: string,
  stream: ProbedStream,
  options: InspectOptions,
): Promise<number | null> {
  const packets = await readAllPackets(file, stream.index, options);
  if (packets.length < 2) return null;
  const starts = packets.map((packet) => packet.start);
  const firstStart = starts.reduce((a, b) => Math.min(a, b));
  const lastPacket = packets.reduce((a, b) => (b.start > a.start ? b : a));
  const packetSpacing = (lastPacket.start - firstStart) / (packets.length - 1);
  const duration = Math.max(lastPacket.end, lastPacket.start + packetSpacing) - firstStart;
  return duration > 0 ? duration : null;
}

/** Refuses a video that has fewer than two frames or whose first frames cannot be decoded. */
export async function checkStart(
  file: string,
  stream: ProbedStream,
  options: InspectOptions,
): Promise<CheckResult> {
  const packets = await readFirstPackets(file, stream.index, 4, options);
  if (packets.length === 0) return refuse('truncated', { missing: 'pictures' });
  if (packets.length < 2) return refuse('tooShort', { pictures: packets.length });
  const { frameCount } = await decodeFrames(file, stream.index, { from: 0, count: 2 }, options);
  if (frameCount === 0)
    return refuse('unsupportedCodec', { codec: stream.codec_name, reason: 'undecodable' });
  return { ok: true };
}

/** Refuses a file whose packets end well before the declared end, or whose last frames cannot be decoded. */
export async function checkEnd(
  file: string,
  stream: ProbedStream,
  declaredTimes: { start: number; duration: number; frameSeconds: number },
  options: InspectOptions,
): Promise<CheckResult> {
  const { start, duration, frameSeconds } = declaredTimes;
  const packets = await readPacketsFrom(file, start + Math.max(0, duration - 12), options);
  const lastPacketEnd = packets.reduce((end, packet) => Math.max(end, packet.end), start) - start;
  const tolerance = Math.min(5, Math.max(0.4, duration * 0.02)) + frameSeconds;
  if (lastPacketEnd < duration - tolerance) {
    return refuse('truncated', {
      promised: Math.round(duration),
      reached: Math.max(0, Math.round(lastPacketEnd)),
    });
  }
  const videoPackets = packets.filter((packet) => packet.streamIndex === stream.index);
  // A video stream may end long before the audio; then there is no frame to decode near the end.
  if (videoPackets.length === 0) return { ok: true };
  const lastFrameStart =
    videoPackets.reduce((latestStart, packet) => Math.max(latestStart, packet.start), start) - start;
  for (const secondsBack of [1.5, 10]) {
    const range = { from: Math.max(0, lastFrameStart - secondsBack), count: 3 };
    if ((await decodeFrames(file, stream.index, range, options)).frameCount > 0) return { ok: true };
  }
  return refuse('truncated', { promised: Math.round(duration), reached: Math.round(lastFrameStart) });
}
