// Reads codecs, sizes and durations from initialisation and media segments, so that manifests match the
// files.
import { findBoxBody, readBoxes } from './boxes.ts';

export type TrackInfo = {
  /** Ticks per second. */
  timescale: number;
  /** RFC 6381. */
  codecs: string;
  /** Video only, in pixels. */
  width: number;
  height: number;
  /** Sample duration in ticks when the fragment declares none. */
  defaultSampleDuration: number;
};

const toHex = (byte: number | undefined) => (byte ?? 0).toString(16).padStart(2, '0');

// MPEG-4 descriptors have a tag, a length in groups of seven bits, and a body.
function readDescriptor(data: Buffer, tag: number): Buffer | null {
  let offset = 0;
  while (offset + 2 <= data.length) {
    const descriptorTag = data[offset++];
    let length = 0;
    for (let hasMore = true; hasMore && offset < data.length; ) {
      const byte = data[offset++] ?? 0;
      length = (length << 7) | (byte & 0x7f);
      hasMore = (byte & 0x80) !== 0;
    }
    if (descriptorTag === tag) return data.subarray(offset, offset + length);
    offset += length;
  }
  return null;
}

function readAacCodec(esds: Buffer): string | null {
  const stream = readDescriptor(esds.subarray(4), 0x03);
  const config = stream && readDescriptor(stream.subarray(3), 0x04);
  const specific = config && readDescriptor(config.subarray(13), 0x05);
  if (config?.[0] !== 0x40 || !specific) return null;
  return `mp4a.40.${(specific[0] ?? 0) >> 3}`;
}

function readSampleEntry(stsd: Buffer): Pick<TrackInfo, 'codecs' | 'width' | 'height'> | null {
  const [entry] = readBoxes(stsd, 8);
  if (entry?.type === 'avc1') {
    const avcC = findBoxBody(entry.body.subarray(78), ['avcC']);
    if (!avcC) return null;
    const codecs = `avc1.${toHex(avcC[1])}${toHex(avcC[2])}${toHex(avcC[3])}`;
    return { codecs, width: entry.body.readUInt16BE(24), height: entry.body.readUInt16BE(26) };
  }
  if (entry?.type === 'mp4a') {
    const esds = findBoxBody(entry.body.subarray(28), ['esds']);
    const codecs = esds && readAacCodec(esds);
    return codecs ? { codecs, width: 0, height: 0 } : null;
  }
  return null;
}

/** Reads an initialisation segment with one H.264 or AAC track; returns null for others and incomplete ones. */
export function readTrackInfo(init: Buffer): TrackInfo | null {
  const trak = findBoxBody(init, ['moov', 'trak']);
  const mdhd = trak && findBoxBody(trak, ['mdia', 'mdhd']);
  const stsd = trak && findBoxBody(trak, ['mdia', 'minf', 'stbl', 'stsd']);
  const trex = findBoxBody(init, ['moov', 'mvex', 'trex']);
  const entry = stsd && readSampleEntry(stsd);
  if (!mdhd || !entry || !trex) return null;
  const timescale = mdhd.readUInt32BE(mdhd[0] === 1 ? 20 : 12);
  return { timescale, ...entry, defaultSampleDuration: trex.readUInt32BE(12) };
}

function sumSampleDurations(traf: Buffer, trackDefault: number): number {
  const tfhd = findBoxBody(traf, ['tfhd']);
  if (!tfhd) return 0;
  const flags = tfhd.readUIntBE(1, 3);
  const durationOffset = 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
  const defaultDuration = flags & 0x8 ? tfhd.readUInt32BE(durationOffset) : trackDefault;
  let ticks = 0;
  for (const { type, body } of readBoxes(traf)) {
    if (type !== 'trun') continue;
    const runFlags = body.readUIntBE(1, 3);
    const sampleCount = body.readUInt32BE(4);
    if (!(runFlags & 0x100)) {
      ticks += sampleCount * defaultDuration;
      continue;
    }
    const bytesPerSample = [0x100, 0x200, 0x400, 0x800].filter((bit) => runFlags & bit).length * 4;
    const firstOffset = 8 + (runFlags & 0x1 ? 4 : 0) + (runFlags & 0x4 ? 4 : 0);
    for (let sampleIndex = 0; sampleIndex < sampleCount; sampleIndex++)
      ticks += body.readUInt32BE(firstOffset + sampleIndex * bytesPerSample);
  }
  return ticks;
}

/** Returns start and duration of a media segment in ticks; null when the file is incomplete. */
export function readSegmentTiming(
  segment: Buffer,
  trackInfo: TrackInfo,
): { start: number; durationTicks: number } | null {
  let ticks = 0;
  let start: number | null = null;
  let bytes = 0;
  let hasSamples = false;
  for (const { type, body } of readBoxes(segment)) {
    bytes += body.length + 8;
    if (type === 'mdat') hasSamples = true;
    if (type !== 'moof') continue;
    const traf = findBoxBody(body, ['traf']);
    const tfdt = traf && findBoxBody(traf, ['tfdt']);
    if (!traf || !tfdt) return null;
    start ??= tfdt[0] === 1 ? Number(tfdt.readBigUInt64BE(4)) : tfdt.readUInt32BE(4);
    ticks += sumSampleDurations(traf, trackInfo.defaultSampleDuration);
  }
  const isComplete = bytes >= segment.length - 8 && hasSamples && ticks > 0;
  return isComplete && start !== null ? { start, durationTicks: ticks } : null;
}
