// Watchlists.
import { z } from 'zod';
import { artwork, card, contentType, contentTypeInput } from './content.ts';
import { paging } from './section.ts';

/**
 * `owned`: a list of the profile. `saved`: a list of another profile that the profile has saved. `shared`: a
 * list of another profile, opened by link.
 */
export const watchlistOwnership = z.enum(['owned', 'saved', 'shared']);
export type WatchlistOwnership = z.infer<typeof watchlistOwnership>;

/** A list without its titles. */
export const watchlistSummary = z.object({
  watchlistExternalId: z.string(),
  ownerExternalId: z.string(),
  name: z.string(),
  /** The name of the owner; null for others while the owner does not show it. */
  ownerName: z.string().nullable(),
  /** Whether the owner lets others see the name. */
  isOwnerShown: z.boolean(),
  ownership: watchlistOwnership,
  /** Images of the first titles: four to show and one in reserve. */
  thumbnails: z.array(artwork).max(5),
  /** Whether it is one of the viewer's lists. */
  saved: z.boolean(),
  /** Path and query of the URL to share; null when the realm does not allow sharing. */
  shareablePath: z.string().nullable(),
  isEmpty: z.boolean(),
  /** Whether the list contains the title of the query parameter `contentId`; absent without it. */
  containsTitle: z.boolean().optional(),
});
export type WatchlistSummary = z.infer<typeof watchlistSummary>;

/** A title of a list, as calls identify it. */
export const watchlistContent = z.strictObject({ id: z.string().max(60), contentType: contentTypeInput });
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
  /** Equal to `pagingInfo`, under the name that the other list responses use. */
  paging,
});
export type Watchlist = z.infer<typeof watchlist>;
