// Lists that are read by page number.
import { z } from 'zod';

const pageNumbers = z.object({
  /** From 1. */
  page: z.number().int(),
  resultsPerPage: z.number().int(),
  totalPages: z.number().int(),
  totalResults: z.number().int(),
});
export type PageNumbers = z.infer<typeof pageNumbers>;

/** The numbers themselves, and once more together as `paging`. */
export const pageNumbersWithPaging = { ...pageNumbers.shape, paging: pageNumbers };
