// Grids of titles, and the genres and types to browse by.
import { z } from 'zod';
import { instant } from '../fields/instant.ts';
import { artwork, card, contentType } from './content.ts';
import { paging } from './section.ts';

/** Sort orders of a grid. */
export const gridSort = z.enum(['newest', 'added', 'title']);
export type GridSort = z.infer<typeof gridSort>;

export const gridCard = card.extend({
  /** Time of publication; only in grids that are sorted by it. */
  releasedAt: instant.optional(),
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
  /** Number of published titles, including those outside their availability window. */
  titles: z.number().int(),
  /** Artwork of its newest title. */
  artwork: artwork.optional(),
});

/** Genres and types with at least one published title. */
export const browseOptions = z.object({
  genres: z.array(browseOption.extend({ key: z.string(), name: z.string() })),
  types: z.array(browseOption.extend({ type: contentType })),
});
export type BrowseOptions = z.infer<typeof browseOptions>;
