// Sorts the streams of a file into what we take and what we leave out.
import { audioCodecs, bitmapCodecs, textCodecs } from '../ffmpeg/whitelists.ts';
import { type ProbedFile, type ProbedStream, tagOf } from './ffprobe-output.ts';
import { languageTag } from './language.ts';
import type { Chapter, SkippedStream, SourceAudio, SourceText } from './source-description.ts';

const stills = new Set(['png', 'gif', 'bmp', 'webp', 'tiff']);

const isCover = ({ disposition, codec_name }: ProbedStream) =>
  disposition.attached_pic ||
  disposition.still_image ||
  disposition.timed_thumbnails ||
  stills.has(codec_name);

const languageOf = (stream: ProbedStream) => languageTag(tagOf(stream, 'language')) ?? 'und';

function purposeOf(stream: ProbedStream): SourceAudio['purpose'] {
  const title = tagOf(stream, 'title') ?? '';
  if (stream.disposition.visual_impaired || /\baudio descri/i.test(title)) return 'description';
  return stream.disposition.comment || /\bcommentary\b/i.test(title) ? 'commentary' : 'main';
}

function audioOf(stream: ProbedStream): SourceAudio | null {
  if (!audioCodecs.includes(stream.codec_name) || !stream.channels || !stream.sample_rate) return null;
  return {
    index: stream.index,
    codec: stream.codec_name,
    channels: stream.channels,
    layout: stream.channel_layout ?? null,
    sampleRate: stream.sample_rate,
    language: languageOf(stream),
    title: tagOf(stream, 'title') ?? null,
    default: stream.disposition.default,
    purpose: purposeOf(stream),
  };
}

function textOf(stream: ProbedStream): SourceText | null {
  if (!textCodecs.includes(stream.codec_name)) return null;
  const title = tagOf(stream, 'title') ?? null;
  return {
    index: stream.index,
    codec: stream.codec_name,
    language: languageOf(stream),
    title,
    default: stream.disposition.default,
    forced: stream.disposition.forced || /\bforced\b/i.test(title ?? ''),
    hearingImpaired:
      stream.disposition.hearing_impaired || /\b(sdh|cc|hearing impaired)\b/i.test(title ?? ''),
  };
}

export type SortedTracks = {
  video: ProbedStream | null;
  audio: SourceAudio[];
  text: SourceText[];
  skipped: SkippedStream[];
};

/** The first video that is no cover art (a default one before others), every usable audio and text track. */
export function sortTracks(streams: ProbedStream[]): SortedTracks {
  const moving = streams.filter((stream) => stream.codec_type === 'video' && !isCover(stream));
  const video = moving.find((stream) => stream.disposition.default) ?? moving[0] ?? null;
  const sorted: SortedTracks = { video, audio: [], text: [], skipped: [] };
  for (const stream of streams) {
    if (stream === video) continue;
    const leaveOut = (kind: SkippedStream['kind'], reason: SkippedStream['reason']) =>
      sorted.skipped.push({
        index: stream.index,
        kind,
        codec: stream.codec_name,
        reason,
        language: languageOf(stream),
      });
    if (stream.codec_type === 'video') leaveOut('video', isCover(stream) ? 'coverArt' : 'secondVideo');
    else if (stream.codec_type === 'audio') {
      const audio = audioOf(stream);
      if (audio) sorted.audio.push(audio);
      else leaveOut('audio', 'unsupportedCodec');
    } else if (stream.codec_type === 'subtitle') {
      const text = textOf(stream);
      if (text) sorted.text.push(text);
      else
        leaveOut('text', bitmapCodecs.includes(stream.codec_name) ? 'bitmapSubtitles' : 'unsupportedCodec');
    } else leaveOut('data', 'notMedia');
  }
  return sorted;
}

/** The chapters in order, within the film; one without a title is called by its number. */
export function chaptersOf(file: ProbedFile, duration: number): Chapter[] {
  return file.chapters
    .map(({ start_time, end_time, tags }) => ({ start: start_time ?? 0, end: end_time ?? 0, tags }))
    .filter(({ start }) => start >= 0 && start < duration)
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, tags }, position) => ({
      start,
      end: end > start ? Math.min(end, duration) : duration,
      title: tagOf({ tags }, 'title') ?? String(position + 1),
      ...titlesIn(tags),
    }));
}

/** Matroska says the language of a tag in its name: `TITLE-eng`. */
function titlesIn(tags: Readonly<Record<string, string>>): Pick<Chapter, 'titles'> {
  const titles = Object.entries(tags).flatMap(([name, text]) => {
    const language = languageTag(/^title-(.+)$/i.exec(name)?.[1]);
    return language && text.trim() ? [[language, text.trim()]] : [];
  });
  return titles.length > 0 ? { titles: Object.fromEntries(titles) } : {};
}
