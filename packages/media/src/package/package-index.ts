// The index of a package: everything that manifests, pages and the seek bar need. Folders are named by the
// hash of their content, so a published folder never changes.
import { z } from 'zod';
import { chapterSchema, trackPurposeSchema } from '../probe/source-description.ts';

/** A generated folder or file name that needs no escaping in a URL. */
const name = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);

const segmentSchema = z.object({
  name,
  /** Seconds. */
  duration: z.number().positive(),
  bytes: z.int().positive(),
});
export type Segment = z.infer<typeof segmentSchema>;

const renditionFields = {
  /** Name in the plan: `v720`, `a0`. Unique in a package. */
  id: name,
  dir: name,
  /** RFC 6381, e.g. `avc1.64001f`. */
  codecs: z.string(),
  /** Highest bit rate of a segment and average bit rate, in bits per second. */
  bandwidth: z.int().positive(),
  averageBandwidth: z.int().positive(),
  timescale: z.int().positive(),
  init: name,
  segments: z.array(segmentSchema).min(1),
};

export const videoRenditionSchema = z.object({
  ...renditionFields,
  width: z.int().positive(),
  height: z.int().positive(),
  /** Frames per second. */
  frameRate: z.number().positive(),
});
export type VideoRendition = z.infer<typeof videoRenditionSchema>;

export const audioRenditionSchema = z.object({
  ...renditionFields,
  language: z.string(),
  title: z.string().nullable(),
  default: z.boolean(),
  purpose: trackPurposeSchema,
  channels: z.int().positive(),
  sampleRate: z.int().positive(),
});
export type AudioRendition = z.infer<typeof audioRenditionSchema>;

export const textTrackSchema = z.object({
  id: name,
  dir: name,
  /** One whole WebVTT file. */
  file: name,
  language: z.string(),
  title: z.string().nullable(),
  kind: z.enum(['subtitles', 'captions']),
  default: z.boolean(),
  forced: z.boolean(),
  bytes: z.int().positive(),
});
export type TextTrack = z.infer<typeof textTrackSchema>;

export const storyboardSchema = z.object({
  dir: name,
  sheets: z.array(z.object({ name, bytes: z.int().positive() })).min(1),
  columns: z.int().positive(),
  rows: z.int().positive(),
  tileWidth: z.int().positive(),
  tileHeight: z.int().positive(),
  /** Seconds between tiles. */
  interval: z.number().positive(),
  /** Tiles in use; the rest of the last sheet is black. */
  tiles: z.int().positive(),
});

export const posterSchema = z.object({
  dir: name,
  file: name,
  width: z.int().positive(),
  height: z.int().positive(),
});

const indexedChapterSchema = z.object({
  ...chapterSchema.shape,
  /** Image at the start of the chapter. */
  thumbnail: z.object({ dir: name, file: name }).nullable(),
});

export const packageIndexSchema = z.object({
  version: z.literal(1),
  /** Seconds. */
  duration: z.number().positive(),
  /** Whether all encode steps have finished. */
  complete: z.boolean(),
  /** Lowest first. */
  video: z.array(videoRenditionSchema).min(1),
  audio: z.array(audioRenditionSchema),
  text: z.array(textTrackSchema),
  storyboard: storyboardSchema.nullable(),
  poster: posterSchema.nullable(),
  chapters: z.array(indexedChapterSchema),
});
export type PackageIndex = z.infer<typeof packageIndexSchema>;
