// Lists that people make for themselves.
import { z } from 'zod';
import { artwork, card, contentType } from './content.ts';
import { paging } from './section.ts';

/** `owned`: one's own. `saved`: somebody else's that one keeps. `shared`: somebody else's that one has been shown. */
export const watchlistOwnership = z.enum(['owned', 'saved', 'shared']);
export type WatchlistOwnership = z.infer<typeof watchlistOwnership>;

/** A list without its titles. */
export const watchlistSummary = z.object({
  watchlistExternalId: z.string(),
  ownerExternalId: z.string(),
  name: z.string(),
  ownership: watchlistOwnership,
  /** Pictures of the first titles: four to show and one to spare. */
  thumbnails: z.array(artwork).max(5),
  /** Whether it stands among this viewer's lists. */
  saved: z.boolean(),
  /** The page to send to others; null where the realm shares nothing. */
  shareablePath: z.string().nullable(),
  isEmpty: z.boolean(),
});
export type WatchlistSummary = z.infer<typeof watchlistSummary>;

/** How a title of a list is named in calls. */
export const watchlistContent = z.strictObject({ id: z.string().max(60), contentType });
export type WatchlistContent = z.infer<typeof watchlistContent>;

/** A title as a list shows it. */
export const watchlistEntry = card.extend({ contentType });
export type WatchlistEntry = z.infer<typeof watchlistEntry>;

/** Position of a title after a move, from 1, among the titles that the viewer can see. */
export const watchlistPosition = z.object({ position: z.number().int(), count: z.number().int() });
export type WatchlistPosition = z.infer<typeof watchlistPosition>;

/** A list with a page of its titles. */
export const watchlist = watchlistSummary.extend({
  content: z.array(watchlistEntry),
  pagingInfo: paging,
  /** The same paging again, where every list has it. */
  paging,
});
export type Watchlist = z.infer<typeof watchlist>;
