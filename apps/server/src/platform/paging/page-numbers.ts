import type { PageNumbers } from '@matinee/contract';

/** Presents the page number and totals of a list that is read by page number. `rpp`: results per page. */
export function presentPageNumbers({
  page,
  rpp,
  total,
}: {
  page: number;
  rpp: number;
  total: number;
}): PageNumbers & {
  paging: PageNumbers;
} {
  const pageNumbers = { page, resultsPerPage: rpp, totalPages: Math.ceil(total / rpp), totalResults: total };
  return { ...pageNumbers, paging: pageNumbers };
}
