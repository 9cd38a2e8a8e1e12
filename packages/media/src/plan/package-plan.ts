// The plan of a package: everything the stages need, decided beforehand, as JSON. A worker that takes a job
// over continues by the same plan.
import { z } from 'zod';
import {
  chapterSchema,
  rationalSchema,
  sourceTextSchema,
  sourceVideoSchema,
  trackPurposeSchema,
} from '../probe/source-description.ts';

const rungSchema = z.object({
  /** Short name, unique in the plan: `v240`. */
  id: z.string().regex(/^v\d+$/),
  width: z.int().positive(),
  height: z.int().positive(),
  profile: z.enum(['main', 'high']),
  crf: z.number(),
  /** Bits a second, and bits. */
  maxrate: z.int().positive(),
  bufsize: z.int().positive(),
});
export type Rung = z.infer<typeof rungSchema>;

const plannedAudioSchema = z.object({
  id: z.string().regex(/^a\d+$/),
  streamIndex: z.int().min(0),
  /** Channels of the source; the package has two. */
  sourceChannels: z.int().positive(),
  bitrate: z.int().positive(),
  language: z.string(),
  title: z.string().nullable(),
  default: z.boolean(),
  purpose: trackPurposeSchema,
});
export type PlannedAudio = z.infer<typeof plannedAudioSchema>;

const plannedTextSchema = z.object({
  id: z.string().regex(/^t\d+$/),
  from: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('embedded'), stream: sourceTextSchema }),
    z.object({ kind: z.literal('sidecar'), file: z.string(), format: z.enum(['srt', 'vtt', 'ass']) }),
  ]),
  language: z.string(),
  title: z.string().nullable(),
  default: z.boolean(),
  forced: z.boolean(),
  hearingImpaired: z.boolean(),
});
export type PlannedText = z.infer<typeof plannedTextSchema>;

export const presets = ['ultrafast', 'superfast', 'veryfast', 'faster', 'fast', 'medium'] as const;

export const packagePlanSchema = z.object({
  version: z.literal(1),
  /** Seconds. */
  duration: z.number().positive(),
  video: z.object({
    source: sourceVideoSchema,
    frameRate: rationalSchema,
    /** Frames between two key frames, the same in every rung. */
    gopFrames: z.int().positive(),
    /** Length of a segment, in seconds: a whole number of groups of pictures. */
    segmentSeconds: z.number().positive(),
    preset: z.enum(presets),
    /** Lowest first; the first is made by the stage `early`, the others by `rest`. */
    rungs: z.array(rungSchema).min(1),
  }),
  audio: z.array(plannedAudioSchema),
  text: z.array(plannedTextSchema),
  chapters: z.array(chapterSchema),
  storyboard: z.object({
    columns: z.int().positive(),
    rows: z.int().positive(),
    tileWidth: z.int().positive(),
    tileHeight: z.int().positive(),
    /** Seconds from one tile to the next. */
    interval: z.number().positive(),
  }),
  poster: z.object({ width: z.int().positive(), height: z.int().positive() }),
});
export type PackagePlan = z.infer<typeof packagePlanSchema>;
