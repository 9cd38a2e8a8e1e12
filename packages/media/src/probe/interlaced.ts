import type { ProbedStream } from './ffprobe-output.ts';
import { decodeFrames, type InspectOptions } from './inspect.ts';

const interlacedCodecs = new Set([
  'mpeg2video',
  'h264',
  'vc1',
  'dvvideo',
  'prores',
  'dnxhd',
  'mpeg4',
  'ffv1',
  'v210',
]);

/**
 * Whether the video is interlaced. When the stream does not declare it and its codec can be interlaced, ffmpeg's `idet`
 * checks 100 frames, beginning a third into the film; the video is interlaced when more than a third of them are.
 */
export async function isInterlaced(
  file: string,
  stream: ProbedStream,
  duration: number,
  options: InspectOptions,
): Promise<boolean> {
  const fieldOrder = stream.field_order ?? 'unknown';
  if (fieldOrder !== 'unknown') return fieldOrder !== 'progressive';
  if (!interlacedCodecs.has(stream.codec_name)) return false;
  const range = { from: duration / 3, count: 100, filter: 'idet' };
  const { messages } = await decodeFrames(file, stream.index, range, options);
  const counts = /Multi frame detection: TFF:\s*(\d+) BFF:\s*(\d+) Progressive:\s*(\d+)/.exec(messages);
  const [topFirst = 0, bottomFirst = 0, progressive = 0] = (counts ?? []).slice(1).map(Number);
  return topFirst + bottomFirst > (topFirst + bottomFirst + progressive) / 3;
}
