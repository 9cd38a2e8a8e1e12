// Probes a source and describes it, or refuses it with a reason. Read-only.
import { videoCodecs } from '../ffmpeg/whitelists.ts';
import { readDeclaredSizes } from '../mp4/declared-sizes.ts';
import { checkEnd, checkStart, measureDuration } from './completeness.ts';
import { calculateDisplaySize, toClockwiseRotation } from './display-size.ts';
import type { ProbedFile, ProbedStream } from './ffprobe-output.ts';
import { detectFileKind, type FileKind } from './file-kind.ts';
import { chooseFrameRate, parseRational, rationalToNumber } from './frame-rate.ts';
import { type InspectOptions, readStreams } from './inspect.ts';
import { isInterlaced } from './interlaced.ts';
import { readSourceHead } from './read-source-head.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { SourceDescription, SourceVideo } from './source-description.ts';
import { readChapters, selectTracks } from './tracks.ts';

export type ProbeResult = { ok: true; source: SourceDescription } | { ok: false; refusal: Refusal };

const minSide = 8;
const maxSide = 8192;

function refuseByFileKind(fileKind: FileKind): ReturnType<typeof refuse> | null {
  switch (fileKind) {
    case 'playlist':
      return refuse('playlistNotAllowed');
    case 'text':
    case 'image':
      return refuse('notMedia', { looksLike: fileKind });
    case 'audio':
      return refuse('noVideo');
    default:
      return null;
  }
}

function refuseUnreadable(fileKind: FileKind, messages: string): ReturnType<typeof refuse> {
  if (/Permission denied|No such file/.test(messages)) return refuse('unreadable', { reason: 'changed' });
  const codec = /Codec \((\w+)\) not on whitelist/.exec(messages)?.[1];
  if (codec) return refuse('unsupportedCodec', { codec });
  if (fileKind !== 'container') return refuse('notMedia');
  return refuse('truncated', { missing: /moov atom not found/.test(messages) ? 'header' : 'streams' });
}

const isSizeAllowed = (width: number, height: number) =>
  Math.min(width, height) >= minSide && Math.max(width, height) <= maxSide;

function readBitDepth(stream: ProbedStream): number {
  const depthInName = /p(9|10|12|14|16)(le|be)?$/.exec(stream.pix_fmt ?? '')?.[1];
  return Number(depthInName ?? stream.bits_per_raw_sample ?? 8) || 8;
}

function describeVideo(stream: ProbedStream): Omit<SourceVideo, 'interlaced'> | null {
  const { width = 0, height = 0 } = stream;
  if (width < 1 || height < 1) return null;
  const angle = stream.side_data_list.find((sideData) => sideData.rotation !== undefined)?.rotation ?? 0;
  const rotation = toClockwiseRotation(angle);
  const sampleAspectRatio = parseRational(stream.sample_aspect_ratio) ?? { numerator: 1, denominator: 1 };
  const baseRate = parseRational(stream.r_frame_rate);
  const { frameRate, isVariable } = chooseFrameRate(parseRational(stream.avg_frame_rate), baseRate);
  return {
    index: stream.index,
    codec: stream.codec_name,
    profile: stream.profile ?? null,
    pixelFormat: stream.pix_fmt ?? null,
    bitDepth: readBitDepth(stream),
    width,
    height,
    ...calculateDisplaySize(width, height, sampleAspectRatio, rotation),
    rotation,
    sampleAspectRatio,
    frameRate,
    variableFrameRate: isVariable,
    colourMatrix: stream.color_space === 'unknown' ? null : (stream.color_space ?? null),
    hdr: readHdr(stream.color_transfer),
    bitrate: stream.bit_rate !== null && stream.bit_rate > 0 ? stream.bit_rate : null,
  };
}

function readHdr(transfer: string | undefined): SourceVideo['hdr'] {
  if (transfer === 'smpte2084') return 'pq';
  return transfer === 'arib-std-b67' ? 'hlg' : null;
}

/** Returns the declared, coded or displayed size that is out of bounds; undefined when all are allowed. */
async function findSizeOutOfBounds(
  file: string,
  fileSize: number,
  videoDescription: ReturnType<typeof describeVideo>,
) {
  if (!videoDescription) return { width: 0, height: 0 };
  const sizes = [
    ...(await readDeclaredSizes(file, fileSize)),
    { width: videoDescription.width, height: videoDescription.height },
    { width: videoDescription.displayWidth, height: videoDescription.displayHeight },
  ];
  return sizes.find(({ width, height }) => !isSizeAllowed(width, height));
}

const readDeclaredDuration = (probedFile: ProbedFile, stream: ProbedStream) =>
  [probedFile.format.duration, stream.duration].find((seconds) => seconds !== null && seconds > 0) ?? null;

/**
 * Probes a file: reads its tracks and checks that it is complete. Usually takes less than a second. Returns
 * a refusal instead of throwing it.
 * @param file absolute path
 * @throws the signal's reason when aborted
 * @throws ProbeInterruptedError when another process stopped ffprobe or ffmpeg
 */
export async function probeSource(file: string, options: InspectOptions): Promise<ProbeResult> {
  options.signal?.throwIfAborted();
  const sourceHead = await readSourceHead(file);
  if (!sourceHead.ok) return sourceHead;
  const fileKind = detectFileKind(sourceHead.head);
  const kindRefusal = refuseByFileKind(fileKind);
  if (kindRefusal) return kindRefusal;

  const result = await readStreams(file, options);
  if (!result.ok) return refuseUnreadable(fileKind, result.messages);
  const { probed } = result;
  const { video, audio, text, skipped } = selectTracks(probed.streams);
  if (!video) return refuse('noVideo');
  const videoDescription = describeVideo(video);
  const badSize = await findSizeOutOfBounds(file, sourceHead.size, videoDescription);
  if (!videoCodecs.includes(video.codec_name)) return refuse('unsupportedCodec', { codec: video.codec_name });
  if (badSize || !videoDescription) return refuse('badDimensions', badSize);
  const unsupportedAudio = skipped.find(({ kind }) => kind === 'audio');
  if (unsupportedAudio && audio.length === 0)
    return refuse('unsupportedCodec', { codec: unsupportedAudio.codec });

  const startCheck = await checkStart(file, video, options);
  if (!startCheck.ok) return startCheck;
  const declaredDuration = readDeclaredDuration(probed, video);
  const duration = declaredDuration ?? (await measureDuration(file, video, options));
  if (duration === null) return refuse('noDuration');
  if (declaredDuration !== null) {
    const start = probed.format.start_time ?? 0;
    const frameSeconds = 1 / rationalToNumber(videoDescription.frameRate);
    const endCheck = await checkEnd(file, video, { start, duration, frameSeconds }, options);
    if (!endCheck.ok) return endCheck;
  }
  const isVideoInterlaced = await isInterlaced(file, video, duration, options);
  const source: SourceDescription = {
    version: 1,
    container: probed.format.format_name,
    duration,
    size: sourceHead.size,
    video: { ...videoDescription, interlaced: isVideoInterlaced },
    audio,
    text,
    skipped,
    chapters: readChapters(probed, duration),
  };
  return { ok: true, source };
}
