// What a player needs.
import { z } from 'zod';
import { adUnit, annotation, skipMarker, watermark } from './content.ts';

/** Where the stream metadata is, and until when that address works. */
export const playbackDetails = z.object({
  /** Address of the stream metadata; signed, works without further authorisation. */
  playbackDetailsUrl: z.string(),
  /** ISO 8601 instant. */
  expiresAt: z.string(),
});
export type PlaybackDetails = z.infer<typeof playbackDetails>;

export const subtitleTrack = z.object({
  url: z.string(),
  language: z.string(),
  title: z.string(),
  format: z.literal('vtt'),
});

export const stream = z.object({
  url: z.string(),
  subtitles: z.array(subtitleTrack),
  countdownDuration: z.number().optional(),
  drm: z
    .object({
      jwtToken: z.string(),
      url: z.string(),
      encryptionMode: z.string(),
      keySystems: z.array(z.string()),
    })
    .optional(),
});

export const storyboard = z.object({
  sheets: z.array(z.object({ url: z.string() })),
  columns: z.number().int(),
  rows: z.number().int(),
  tileWidth: z.number().int(),
  tileHeight: z.number().int(),
  /** Seconds between tiles. */
  interval: z.number(),
});

/** Stream metadata: the same segments as HLS and as DASH, and what lies beside them. */
export const streamMetadata = z.object({
  hls: z.array(stream),
  dash: z.array(stream),
  duration: z.number(),
  /** Token of the media of this title; null when the media is public. Goes on every media request as `token`. */
  token: z.string().nullable(),
  /** ISO 8601 instant at which the token ends; null when there is none. */
  tokenExpiresAt: z.string().nullable(),
  storyboard: storyboard.nullable(),
  skipMarkers: z.array(skipMarker),
  annotations: z.array(annotation),
  /** Laid over the picture; null: nothing is. */
  watermark: watermark.nullable(),
  adUnits: z.array(adUnit),
  /** False while better renditions are still being made. */
  final: z.boolean(),
});
export type StreamMetadata = z.infer<typeof streamMetadata>;
