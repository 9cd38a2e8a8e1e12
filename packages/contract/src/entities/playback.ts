// Stream metadata for players.
import { z } from 'zod';
import { instant } from '../fields/instant.ts';
import { adUnit, annotation, skipMarker, watermark } from './content.ts';

/** Signed URL of the stream metadata (`playbackDetailsUrl`), and its expiry. */
export const signedStreamLink = z.object({
  /** Needs no authorisation header. */
  playbackDetailsUrl: z.string(),
  expiresAt: instant,
});
export type SignedStreamLink = z.infer<typeof signedStreamLink>;

export const subtitleTrack = z.object({
  url: z.string(),
  language: z.string(),
  title: z.string(),
  format: z.literal('vtt'),
});

export const stream = z.object({
  url: z.string(),
  subtitles: z.array(subtitleTrack),
  /** Always undefined: no stream exists before its premiere. */
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

/** Stream metadata: HLS and DASH manifests of the same segments, storyboard, markers and overlays. */
export const streamMetadata = z.object({
  hls: z.array(stream),
  dash: z.array(stream),
  duration: z.number(),
  /** Token for the media of this title, sent as query parameter `token`; null when the media is public. */
  token: z.string().nullable(),
  /** Time at which the token expires; null without a token. */
  tokenExpiresAt: instant.nullable(),
  storyboard: storyboard.nullable(),
  skipMarkers: z.array(skipMarker),
  annotations: z.array(annotation),
  /** Overlay of the video; null without one. */
  watermark: watermark.nullable(),
  adUnits: z.array(adUnit),
  /** False while the worker still encodes higher renditions. */
  final: z.boolean(),
});
export type StreamMetadata = z.infer<typeof streamMetadata>;
