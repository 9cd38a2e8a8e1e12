// What a search finds: titles by their type, and how the result can be narrowed.
import { z } from 'zod';
import { card, contentType } from './content.ts';
import { paging } from './section.ts';

/** What was found of one type: a page of it. */
export const searchGroup = z.object({
  type: contentType,
  items: z.array(card),
  totalPages: z.number().int(),
  totalResults: z.number().int(),
  paging,
});
export type SearchGroup = z.infer<typeof searchGroup>;

/** One way to narrow what was found, with how much would be left by each of its values. */
export const searchRefine = z.object({
  name: z.enum(['type', 'genre']),
  values: z.array(
    z.object({
      value: z.string(),
      /** Words for people, where the value is not one that apps know. */
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
  /** Best type first. */
  results: z.array(searchGroup),
  refines: z.array(searchRefine),
  /** Other words to try, when nothing or little was found. */
  suggestions: z.array(z.string()),
});
export type SearchResult = z.infer<typeof searchResult>;
