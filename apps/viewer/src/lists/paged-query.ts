// A list that is asked for page by page and remembered as one: pages that were loaded are there again on the way back.
import type { Paging } from '@matinee/contract';
import type { QueryKey } from '@tanstack/react-query';
import { type PageQuery, pageQuery } from '../environment/queries.ts';

type WithPaging = { paging: Paging };

/** The shape in which the query client keeps a list of pages. */
export interface Pages<Page> {
  pages: Page[];
  /** Where each page begins; null is the start of the list. */
  pageParams: (string | null)[];
}

export interface PagedQuery<Page extends WithPaging> extends PageQuery<Pages<Page>> {
  /** Where the first page begins. */
  start: string | null;
  read: (lastSeen: string | null, signal: AbortSignal) => Promise<Page>;
}

export function pagedQuery<Page extends WithPaging>({
  queryKey,
  start,
  read,
}: {
  queryKey: QueryKey;
  start: string | null;
  read: PagedQuery<Page>['read'];
}): PagedQuery<Page> {
  const query = pageQuery<Pages<Page>>({
    queryKey,
    queryFn: async ({ signal }) => ({ pages: [await read(start, signal)], pageParams: [start] }),
    // Asking again for the first page would throw away the others; the page itself brings its list up to date.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { ...query, start, read };
}
