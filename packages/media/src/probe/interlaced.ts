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
 * Whether the video is interlaced. When the stream does not declare it, ffmpeg's `idet` checks 100 frames
 * after the first third: more than a third must be interlaced.
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
  const [top = 0, bottom = 0, progressive = 0] = (counts ?? []).slice(1).map(Number);
  return top + bottom > (top + bottom + progressive) / 3;
}
