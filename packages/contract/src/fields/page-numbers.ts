// Fields of lists that clients request by page number.
import { z } from 'zod';

const pageNumbers = z.object({
  /** From 1. */
  page: z.number().int(),
  resultsPerPage: z.number().int(),
  totalPages: z.number().int(),
  totalResults: z.number().int(),
});
export type PageNumbers = z.infer<typeof pageNumbers>;

/** Fields of a response: the page numbers, and an object `paging` that repeats them. */
export const pageNumbersWithPaging = { ...pageNumbers.shape, paging: pageNumbers };
