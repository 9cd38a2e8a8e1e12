// The plan of a package: every decision about the encode, as JSON. A worker that resumes a job uses the
// stored plan.
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
  /** `maxrate` in bits per second, `bufsize` in bits. */
  maxrate: z.int().positive(),
  bufsize: z.int().positive(),
});
export type Rung = z.infer<typeof rungSchema>;

const plannedAudioSchema = z.object({
  id: z.string().regex(/^a\d+$/),
  streamIndex: z.int().min(0),
  /** Channels of the source; renditions are stereo. */
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

export const x264Presets = ['ultrafast', 'superfast', 'veryfast', 'faster', 'fast', 'medium'] as const;

export const packagePlanSchema = z.object({
  version: z.literal(1),
  /** Seconds. */
  duration: z.number().positive(),
  video: z.object({
    source: sourceVideoSchema,
    frameRate: rationalSchema,
    /** Frames between key frames, equal in all rungs. */
    gopFrames: z.int().positive(),
    /** Segment duration in seconds: a whole number of GOPs. */
    segmentSeconds: z.number().positive(),
    preset: z.enum(x264Presets),
    /** Lowest first. The step `early` encodes the first, `rest` the others. */
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
    /** Seconds between tiles. */
    interval: z.number().positive(),
  }),
  poster: z.object({ width: z.int().positive(), height: z.int().positive() }),
});
export type PackagePlan = z.infer<typeof packagePlanSchema>;
