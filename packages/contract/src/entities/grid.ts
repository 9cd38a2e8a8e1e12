// Titles in a grid, and what there is to choose from before one is opened.
import { z } from 'zod';
import { artwork, card, contentType } from './content.ts';
import { paging } from './section.ts';

/** What a grid can be sorted by. */
export const gridSort = z.enum(['newest', 'added', 'title']);
export type GridSort = z.infer<typeof gridSort>;

export const gridCard = card.extend({
  /** ISO 8601 instant since when the title is out; in grids that are sorted by it. */
  releasedAt: z.string().optional(),
});
export type GridCard = z.infer<typeof gridCard>;

export const contentGrid = z.object({
  id: z.string(),
  title: z.string(),
  contentList: z.array(gridCard),
  paging,
});
export type ContentGrid = z.infer<typeof contentGrid>;

const browseOption = z.object({
  /** How many titles a viewer can see there now. */
  titles: z.number().int(),
  /** Of its newest title. */
  artwork: artwork.optional(),
});

/** Genres and types that have something to show. */
export const browse = z.object({
  genres: z.array(browseOption.extend({ key: z.string(), name: z.string() })),
  types: z.array(browseOption.extend({ type: contentType })),
});
export type Browse = z.infer<typeof browse>;
