// Titles in an order that somebody chose.
import { z } from 'zod';
import { card } from './content.ts';
import { paging } from './section.ts';
import { containerFacts } from './series.ts';

export const playlist = containerFacts.extend({
  id: z.string(),
  /** Whether positions are shown. */
  numbered: z.boolean(),
  /** Titles that can be seen now, in all. */
  vodCount: z.number().int(),
  /** Seconds of all of them together. */
  duration: z.number(),
  vods: z.array(card),
  /** The place in the playlist of the first of these, from 1. */
  firstPosition: z.number().int(),
  paging,
  /** What sharing the playlist needs; null while the realm shares nothing. */
  socialSharingDetail: z
    .object({
      /** The page to send to others. */
      path: z.string(),
      title: z.string(),
      thumbnailUrl: z.string().nullable(),
    })
    .nullable(),
});
export type Playlist = z.infer<typeof playlist>;
