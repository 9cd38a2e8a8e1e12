// Measures an encoded stream, checks that it is complete, and names its folder after its content.
import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { readSegmentTiming, readTrackInfo, type TrackInfo } from '../mp4/read-track-info.ts';
import type { Segment } from '../package/package-index.ts';
import { createContentHash } from './content-hash.ts';

export const initSegmentName = 'init.mp4';
const segmentNamePattern = /^(\d+)\.m4s$/;

export type MeasuredRendition = {
  dir: string;
  codecs: string;
  bandwidth: number;
  averageBandwidth: number;
  timescale: number;
  init: string;
  segments: Segment[];
};

/** Bits per second: the highest of a segment, ignoring those shorter than half the longest, and the average. */
function measureBandwidth(segments: Segment[]): { bandwidth: number; averageBandwidth: number } {
  const longestDuration = Math.max(...segments.map(({ duration }) => duration));
  const bitRates = segments
    .filter(({ duration }) => duration >= longestDuration / 2)
    .map(({ bytes, duration }) => (bytes * 8) / duration);
  const bytes = segments.reduce((sum, segment) => sum + segment.bytes, 0);
  const seconds = segments.reduce((sum, segment) => sum + segment.duration, 0);
  return {
    bandwidth: Math.ceil(Math.max(...bitRates)),
    averageBandwidth: Math.ceil((bytes * 8) / seconds),
  };
}

/** Measures the folder and renames it to `<id>-<content hash>`; returns null when a file is missing or invalid. */
export async function finishRendition(
  parent: string,
  folderName: string,
  id: string,
): Promise<{ rendition: MeasuredRendition; trackInfo: TrackInfo } | null> {
  const path = join(parent, folderName);
  const names = (await readdir(path))
    .flatMap((name) => (segmentNamePattern.test(name) ? [name] : []))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  const init = await readFile(join(path, initSegmentName)).catch(() => null);
  const trackInfo = init && readTrackInfo(init);
  if (!trackInfo || names.length === 0) return null;
  const hash = createContentHash();
  hash.add(initSegmentName, init);
  const segments: Segment[] = [];
  for (const [position, name] of names.entries()) {
    const data = await readFile(join(path, name));
    const timing = readSegmentTiming(data, trackInfo);
    if (!timing || name !== `${position + 1}.m4s`) return null;
    hash.add(name, data);
    segments.push({ name, duration: timing.durationTicks / trackInfo.timescale, bytes: data.length });
  }
  const dir = `${id}-${hash.digest()}`;
  await rename(path, join(parent, dir));
  const { timescale, codecs } = trackInfo;
  const rendition = {
    dir,
    codecs,
    ...measureBandwidth(segments),
    timescale,
    init: initSegmentName,
    segments,
  };
  return { rendition, trackInfo };
}
