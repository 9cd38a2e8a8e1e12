// Selects the tracks to encode from the streams of a file, and lists the streams to skip.
import { audioCodecs, bitmapCodecs, textCodecs } from '../ffmpeg/whitelists.ts';
import { findTag, type ProbedFile, type ProbedStream } from './ffprobe-output.ts';
import { parseLanguageTag } from './language.ts';
import type { Chapter, SkippedStream, SourceAudio, SourceText } from './source-description.ts';

const imageCodecs = new Set(['png', 'gif', 'bmp', 'webp', 'tiff']);

const isCoverArt = ({ disposition, codec_name }: ProbedStream) =>
  disposition.attached_pic ||
  disposition.still_image ||
  disposition.timed_thumbnails ||
  imageCodecs.has(codec_name);

const readLanguage = (stream: ProbedStream) => parseLanguageTag(findTag(stream, 'language')) ?? 'und';

function readPurpose(stream: ProbedStream): SourceAudio['purpose'] {
  const title = findTag(stream, 'title') ?? '';
  if (stream.disposition.visual_impaired || /\baudio descri/i.test(title)) return 'description';
  return stream.disposition.comment || /\bcommentary\b/i.test(title) ? 'commentary' : 'main';
}

function toSourceAudio(stream: ProbedStream): SourceAudio | null {
  if (!audioCodecs.includes(stream.codec_name) || !stream.channels || !stream.sample_rate) return null;
  return {
    index: stream.index,
    codec: stream.codec_name,
    channels: stream.channels,
    layout: stream.channel_layout ?? null,
    sampleRate: stream.sample_rate,
    language: readLanguage(stream),
    title: findTag(stream, 'title') ?? null,
    default: stream.disposition.default,
    purpose: readPurpose(stream),
  };
}

function toSourceText(stream: ProbedStream): SourceText | null {
  if (!textCodecs.includes(stream.codec_name)) return null;
  const title = findTag(stream, 'title') ?? null;
  return {
    index: stream.index,
    codec: stream.codec_name,
    language: readLanguage(stream),
    title,
    default: stream.disposition.default,
    forced: stream.disposition.forced || /\bforced\b/i.test(title ?? ''),
    hearingImpaired:
      stream.disposition.hearing_impaired || /\b(sdh|cc|hearing impaired)\b/i.test(title ?? ''),
  };
}

export type SelectedTracks = {
  video: ProbedStream | null;
  audio: SourceAudio[];
  text: SourceText[];
  skipped: SkippedStream[];
};

/** Selects the video stream (a default one first, never cover art) and every supported audio and text stream. */
export function selectTracks(streams: ProbedStream[]): SelectedTracks {
  const videoStreams = streams.filter((stream) => stream.codec_type === 'video' && !isCoverArt(stream));
  const video = videoStreams.find((stream) => stream.disposition.default) ?? videoStreams[0] ?? null;
  const selectedTracks: SelectedTracks = { video, audio: [], text: [], skipped: [] };
  for (const stream of streams) {
    if (stream === video) continue;
    const skip = (kind: SkippedStream['kind'], reason: SkippedStream['reason']) =>
      selectedTracks.skipped.push({
        index: stream.index,
        kind,
        codec: stream.codec_name,
        reason,
        language: readLanguage(stream),
      });
    if (stream.codec_type === 'video') skip('video', isCoverArt(stream) ? 'coverArt' : 'secondVideo');
    else if (stream.codec_type === 'audio') {
      const audio = toSourceAudio(stream);
      if (audio) selectedTracks.audio.push(audio);
      else skip('audio', 'unsupportedCodec');
    } else if (stream.codec_type === 'subtitle') {
      const text = toSourceText(stream);
      if (text) selectedTracks.text.push(text);
      else skip('text', bitmapCodecs.includes(stream.codec_name) ? 'bitmapSubtitles' : 'unsupportedCodec');
    } else skip('data', 'notMedia');
  }
  return selectedTracks;
}

/**
 * Returns the chapters in order, within the film's duration in seconds. A chapter without a title is named by
 * its number.
 */
export function readChapters(probedFile: ProbedFile, duration: number): Chapter[] {
  return probedFile.chapters
    .map(({ start_time, end_time, tags }) => ({ start: start_time ?? 0, end: end_time ?? 0, tags }))
    .filter(({ start }) => start >= 0 && start < duration)
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, tags }, position) => ({
      start,
      end: end > start ? Math.min(end, duration) : duration,
      title: findTag({ tags }, 'title') ?? String(position + 1),
      ...readTitles(tags),
    }));
}

/** For Matroska, ffprobe appends the language to the name of a tag: `TITLE-eng`. */
function readTitles(tags: Readonly<Record<string, string>>): Pick<Chapter, 'titles'> {
  const titles = Object.entries(tags).flatMap(([name, text]) => {
    const language = parseLanguageTag(/^title-(.+)$/i.exec(name)?.[1]);
    return language && text.trim() ? [[language, text.trim()]] : [];
  });
  return titles.length > 0 ? { titles: Object.fromEntries(titles) } : {};
}
