// Description of a probed source: the input for the plan, stored as JSON with the asset.
import { z } from 'zod';

/** A rate or ratio of two integers, such as 30000/1001. */
export const rationalSchema = z.object({
  numerator: z.int().positive(),
  denominator: z.int().positive(),
});
export type Rational = z.infer<typeof rationalSchema>;

export const sourceVideoSchema = z.object({
  /** Index of the stream in the file. */
  index: z.int().min(0),
  codec: z.string(),
  profile: z.string().nullable(),
  pixelFormat: z.string().nullable(),
  bitDepth: z.int().positive(),
  /** Coded frame size in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Displayed size in square pixels, after sample aspect ratio and rotation. */
  displayWidth: z.int().positive(),
  displayHeight: z.int().positive(),
  /** Clockwise rotation for display, in degrees. */
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  sampleAspectRatio: rationalSchema,
  /** Constant frame rate of the encode. */
  frameRate: rationalSchema,
  variableFrameRate: z.boolean(),
  interlaced: z.boolean(),
  /** Colour matrix as ffmpeg names it: `bt709`, `smpte170m`, `bt2020nc` …; null when the file declares none. */
  colourMatrix: z.string().nullable(),
  hdr: z.enum(['pq', 'hlg']).nullable(),
  /** Bits per second, when the file declares it. */
  bitrate: z.number().positive().nullable(),
});
export type SourceVideo = z.infer<typeof sourceVideoSchema>;

export const trackPurposeSchema = z.enum(['main', 'description', 'commentary']);

const sourceAudioSchema = z.object({
  index: z.int().min(0),
  codec: z.string(),
  channels: z.int().positive(),
  layout: z.string().nullable(),
  sampleRate: z.int().positive(),
  /** BCP 47; `und` when the file declares none. */
  language: z.string(),
  title: z.string().nullable(),
  default: z.boolean(),
  purpose: trackPurposeSchema,
});
export type SourceAudio = z.infer<typeof sourceAudioSchema>;

export const sourceTextSchema = z.object({
  index: z.int().min(0),
  codec: z.string(),
  language: z.string(),
  title: z.string().nullable(),
  default: z.boolean(),
  forced: z.boolean(),
  hearingImpaired: z.boolean(),
});
export type SourceText = z.infer<typeof sourceTextSchema>;

/** A stream that is not encoded, and why: bitmap subtitles, unsupported codecs, cover art, data. */
const skippedStreamSchema = z.object({
  index: z.int().min(0),
  kind: z.enum(['video', 'audio', 'text', 'data']),
  codec: z.string(),
  reason: z.enum(['bitmapSubtitles', 'unsupportedCodec', 'coverArt', 'secondVideo', 'notMedia']),
  language: z.string(),
});
export type SkippedStream = z.infer<typeof skippedStreamSchema>;

export const chapterSchema = z.object({
  /** Seconds from the start. */
  start: z.number().min(0),
  end: z.number().min(0),
  title: z.string(),
  /** Titles by language (BCP 47), when the file has several. */
  titles: z.record(z.string(), z.string()).optional(),
});
export type Chapter = z.infer<typeof chapterSchema>;

export const sourceDescriptionSchema = z.object({
  version: z.literal(1),
  /** ffmpeg's name of the container, e.g. `mov,mp4,m4a,3gp,3g2,mj2`. */
  container: z.string(),
  /** Seconds. */
  duration: z.number().positive(),
  /** Bytes. */
  size: z.number().positive(),
  video: sourceVideoSchema,
  audio: z.array(sourceAudioSchema),
  text: z.array(sourceTextSchema),
  skipped: z.array(skippedStreamSchema),
  chapters: z.array(chapterSchema),
});
export type SourceDescription = z.infer<typeof sourceDescriptionSchema>;

/** A subtitle file in the folder of the source. */
const sidecarSchema = z.object({
  /** Absolute path. */
  file: z.string(),
  format: z.enum(['srt', 'vtt', 'ass']),
  language: z.string(),
  title: z.string().nullable(),
  forced: z.boolean(),
  hearingImpaired: z.boolean(),
});
export type Sidecar = z.infer<typeof sidecarSchema>;
