// A list that is asked for page by page and remembered as one: pages that were loaded are there again on the way back.
import type { Paging } from '@matinee/contract';
import type { QueryKey } from '@tanstack/react-query';
import { type PageQuery, pageQuery } from '../query/page-query.ts';

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
    queryFn: ({ signal, client }) => {
      const known = client?.getQueryData<Pages<Page>>(queryKey)?.pages.length ?? 1;
      return readPages(Math.min(known, maxRefetchedPages), signal);
    },
    // The page itself brings its list up to date.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { ...query, start, read };

  async function readPages(count: number, signal: AbortSignal): Promise<Pages<Page>> {
    const list: Pages<Page> = { pages: [], pageParams: [] };
    for (let from: string | null = start; list.pages.length < count; ) {
      const page = await read(from, signal);
      list.pages.push(page);
      list.pageParams.push(from);
      from = page.paging.lastSeen;
      if (from === null) break;
    }
    return list;
  }
}

/** So much of a list is asked for anew when it is out of date. */
export const maxRefetchedPages = 8;

/** A list may change between its pages: what was there already is not shown again. */
export function uniqueById<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
