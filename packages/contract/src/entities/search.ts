// Search results: titles by type, and filters of the result.
import { z } from 'zod';
import { card, contentType } from './content.ts';
import { paging } from './section.ts';

/** A page of the results of one type. */
export const searchGroup = z.object({
  type: contentType,
  items: z.array(card),
  totalPages: z.number().int(),
  totalResults: z.number().int(),
  paging,
});
export type SearchGroup = z.infer<typeof searchGroup>;

/** A filter of the result, with the number of results for each value. */
export const searchRefine = z.object({
  name: z.enum(['type', 'genre']),
  values: z.array(
    z.object({
      value: z.string(),
      /** Label of the value; omitted when clients have their own. */
      text: z.string().optional(),
      count: z.number().int(),
    }),
  ),
});
export type SearchRefine = z.infer<typeof searchRefine>;

export const searchResult = z.object({
  query: z.string(),
  page: z.number().int(),
  resultsPerPage: z.number().int(),
  totalResults: z.number().int(),
  /** Best matching type first. */
  results: z.array(searchGroup),
  /** The filters that clients can offer, not those of the request. */
  refines: z.array(searchRefine),
  /** Suggested queries when there are no or few results. */
  suggestions: z.array(z.string()),
});
export type SearchResult = z.infer<typeof searchResult>;
