import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { VideoRendition } from '../package/package-index.ts';

export type TimedSegment = {
  name: string;
  /** Seconds from the start of the rendition. */
  start: number;
  duration: number;
};

/** Lists the segments of a rendition with their start times. */
export function listTimedSegments({ segments }: Pick<VideoRendition, 'segments'>): TimedSegment[] {
  let start = 0;
  return segments.map(({ name, duration }) => {
    const timedSegment = { name, start, duration };
    start += duration;
    return timedSegment;
  });
}

/** Returns a rendition (or some of its segments) as one stream that ffmpeg reads as fragmented MP4. */
export async function* createRenditionStream(
  folder: string,
  { dir, init }: VideoRendition,
  segments: { name: string }[],
): AsyncGenerator<Uint8Array> {
  for (const name of [init, ...segments.map((segment) => segment.name)]) {
    yield* createReadStream(join(folder, dir, name)) as AsyncIterable<Uint8Array>;
  }
}
