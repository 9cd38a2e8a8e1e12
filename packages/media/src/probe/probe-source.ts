// Describes a source, or refuses it with a reason. Never writes.
import { videoCodecs } from '../ffmpeg/whitelists.ts';
import { declaredSizes } from '../mp4/declared-sizes.ts';
import { checkEnd, checkStart, measuredDuration } from './completeness.ts';
import { displaySize, quarterTurn } from './display-size.ts';
import type { ProbedFile, ProbedStream } from './ffprobe-output.ts';
import { chooseFrameRate, parseRational, rateOf } from './frame-rate.ts';
import { type InspectOptions, readStreams } from './inspect.ts';
import { isInterlaced } from './interlaced.ts';
import { openSource } from './open-source.ts';
import { type Refusal, refuse } from './refusal.ts';
import { type Sniffed, sniff } from './sniff.ts';
import type { SourceDescription, SourceVideo } from './source-description.ts';
import { chaptersOf, sortTracks } from './tracks.ts';

export type ProbeResult = { ok: true; source: SourceDescription } | { ok: false; refusal: Refusal };

const smallestSide = 8;
const largestSide = 8192;

function refuseByHead(sniffed: Sniffed): ReturnType<typeof refuse> | null {
  switch (sniffed) {
    case 'playlist':
      return refuse('playlistNotAllowed');
    case 'text':
    case 'image':
      return refuse('notMedia', { looksLike: sniffed });
    case 'audio':
      return refuse('noVideo');
    default:
      return null;
  }
}

function refuseUnreadable(sniffed: Sniffed, said: string): ReturnType<typeof refuse> {
  if (/Permission denied|No such file/.test(said)) return refuse('unreadable', { reason: 'changed' });
  const codec = /Codec \((\w+)\) not on whitelist/.exec(said)?.[1];
  if (codec) return refuse('unsupportedCodec', { codec });
  if (sniffed !== 'container') return refuse('notMedia');
  return refuse('truncated', { missing: /moov atom not found/.test(said) ? 'header' : 'streams' });
}

const isSizeAllowed = (width: number, height: number) =>
  Math.min(width, height) >= smallestSide && Math.max(width, height) <= largestSide;

function bitDepth(stream: ProbedStream): number {
  const named = /p(9|10|12|14|16)(le|be)?$/.exec(stream.pix_fmt ?? '')?.[1];
  return Number(named ?? stream.bits_per_raw_sample ?? 8) || 8;
}

function describeVideo(stream: ProbedStream): Omit<SourceVideo, 'interlaced'> | null {
  const { width = 0, height = 0 } = stream;
  if (width < 1 || height < 1) return null;
  const angle = stream.side_data_list.find((data) => data.rotation !== undefined)?.rotation ?? 0;
  const rotation = quarterTurn(angle);
  const sampleAspectRatio = parseRational(stream.sample_aspect_ratio) ?? { numerator: 1, denominator: 1 };
  const base = parseRational(stream.r_frame_rate);
  const { frameRate, variable } = chooseFrameRate(parseRational(stream.avg_frame_rate), base);
  return {
    index: stream.index,
    codec: stream.codec_name,
    profile: stream.profile ?? null,
    pixelFormat: stream.pix_fmt ?? null,
    bitDepth: bitDepth(stream),
    width,
    height,
    ...displaySize(width, height, sampleAspectRatio, rotation),
    rotation,
    sampleAspectRatio,
    frameRate,
    variableFrameRate: variable,
    colourMatrix: stream.color_space === 'unknown' ? null : (stream.color_space ?? null),
    hdr: hdrOf(stream.color_transfer),
    bitrate: stream.bit_rate !== null && stream.bit_rate > 0 ? stream.bit_rate : null,
  };
}

function hdrOf(transfer: string | undefined): SourceVideo['hdr'] {
  if (transfer === 'smpte2084') return 'pq';
  return transfer === 'arib-std-b67' ? 'hlg' : null;
}

/** Returns the size that is out of bounds: the declared, the coded or the displayed one. */
async function badSize(file: string, bytes: number, picture: ReturnType<typeof describeVideo>) {
  if (!picture) return { width: 0, height: 0 };
  const sizes = [
    ...(await declaredSizes(file, bytes)),
    { width: picture.width, height: picture.height },
    { width: picture.displayWidth, height: picture.displayHeight },
  ];
  return sizes.find(({ width, height }) => !isSizeAllowed(width, height));
}

const durationOf = (probed: ProbedFile, stream: ProbedStream) =>
  [probed.format.duration, stream.duration].find((seconds) => seconds !== null && seconds > 0) ?? null;

/**
 * Probes a file: its tracks, and whether it is complete. Usually takes well under a second. A refusal is a
 * value. Throws the signal's reason when aborted, and `ProbeInterrupted` when another process stopped ffprobe
 * or ffmpeg.
 * @param file absolute path
 */
export async function probeSource(file: string, options: InspectOptions): Promise<ProbeResult> {
  options.signal?.throwIfAborted();
  const opened = await openSource(file);
  if (!opened.ok) return opened;
  const sniffed = sniff(opened.head);
  const refused = refuseByHead(sniffed);
  if (refused) return refused;

  const looked = await readStreams(file, options);
  if (!looked.ok) return refuseUnreadable(sniffed, looked.said);
  const { probed } = looked;
  const { video, audio, text, skipped } = sortTracks(probed.streams);
  if (!video) return refuse('noVideo');
  const picture = describeVideo(video);
  const bad = await badSize(file, opened.size, picture);
  if (!videoCodecs.includes(video.codec_name)) return refuse('unsupportedCodec', { codec: video.codec_name });
  if (bad || !picture) return refuse('badDimensions', bad);
  const silentTracks = skipped.find(({ kind }) => kind === 'audio');
  if (silentTracks && audio.length === 0) return refuse('unsupportedCodec', { codec: silentTracks.codec });

  const started = await checkStart(file, video, options);
  if (!started.ok) return started;
  const promised = durationOf(probed, video);
  const duration = promised ?? (await measuredDuration(file, video, options));
  if (duration === null) return refuse('noDuration');
  if (promised !== null) {
    const start = probed.format.start_time ?? 0;
    const frameSeconds = 1 / rateOf(picture.frameRate);
    const ended = await checkEnd(file, video, { start, duration, frameSeconds }, options);
    if (!ended.ok) return ended;
  }
  const interlaced = await isInterlaced(file, video, duration, options);
  const source: SourceDescription = {
    version: 1,
    container: probed.format.format_name,
    duration,
    size: opened.size,
    video: { ...picture, interlaced },
    audio,
    text,
    skipped,
    chapters: chaptersOf(probed, duration),
  };
  return { ok: true, source };
}
