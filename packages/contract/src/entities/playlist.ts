// A list of titles in the order that the operator chose.
import { z } from 'zod';
import { card } from './content.ts';
import { paging } from './section.ts';
import { containerDetails } from './series.ts';

export const playlist = containerDetails.extend({
  id: z.string(),
  type: z.literal('PLAYLIST'),
  /** Whether positions are shown. */
  numbered: z.boolean(),
  /** Number of visible titles. */
  vodCount: z.number().int(),
  /** Total duration in seconds. */
  duration: z.number(),
  vods: z.array(card),
  /** Position of the first title of this page in the playlist, from 1. */
  firstPosition: z.number().int(),
  paging,
  /** Data for sharing the playlist; null when the realm does not allow sharing. */
  socialSharingDetail: z
    .object({
      /** Path of the playlist's page, valid in every language. */
      path: z.string(),
      title: z.string(),
      thumbnailUrl: z.string().nullable(),
    })
    .nullable(),
});
export type Playlist = z.infer<typeof playlist>;
