import { z } from 'zod';
import { defineCall } from '../call.ts';
import { signedStreamLink, streamMetadata } from '../entities/playback.ts';

export const postVideoManifest = defineCall({
  method: 'POST',
  path: '/api/v5/manifest/video/:id',
  tag: 'playback',
  auth: 'session',
  allowsImpersonator: true,
  summary: 'Checks whether the viewer may play a video now and returns the URL of its stream metadata.',
  params: z.object({ id: z.string().max(60) }),
  query: z.object({ includePlaybackDetails: z.literal('URL'), displayGeoblocked: z.stringbool().optional() }),
  response: signedStreamLink,
  errors: ['unknownRealm', 'unauthorised', 'notFound', 'accessDenied', 'playbackUnavailable', 'notReady'],
});

export const getStream = defineCall({
  method: 'GET',
  path: '/api/v2/stream/vod/:id',
  tag: 'playback',
  auth: 'none',
  summary:
    'Returns stream metadata: HLS and DASH URLs, subtitles, storyboard and chapters. The URL of this call is signed.',
  params: z.object({ id: z.string().max(60) }),
  query: z.object({
    /** Part of the signed URL. Without it, the call responds with `unauthorised`. */
    token: z.string().max(2000).optional(),
    dvr: z.stringbool().optional(),
    language: z.string().optional(),
  }),
  response: streamMetadata,
  errors: ['unknownRealm', 'unauthorised', 'accessDenied', 'forbidden', 'notFound', 'notReady'],
});
