// An infinite query over a paged list. The loaded pages stay in the cache for when the viewer goes back.
import type { Paging } from '@matinee/contract';
import type { QueryKey } from '@tanstack/react-query';
import { createPageQuery, type PageQuery } from '../query/page-query.ts';

type WithPaging = { paging: Paging };

/** The data of an infinite query. */
export interface Pages<Page> {
  pages: Page[];
  /** The cursor of each page; null is the start of the list. */
  pageParams: (string | null)[];
}

export interface PagedQuery<Page extends WithPaging> extends PageQuery<Pages<Page>> {
  /** The cursor of the first page. */
  startCursor: string | null;
  readPage: (lastSeen: string | null, signal: AbortSignal) => Promise<Page>;
}

export function createPagedQuery<Page extends WithPaging>({
  queryKey,
  startCursor,
  readPage,
}: {
  queryKey: QueryKey;
  startCursor: string | null;
  readPage: PagedQuery<Page>['readPage'];
}): PagedQuery<Page> {
  const query = createPageQuery<Pages<Page>>({
    queryKey,
    queryFn: ({ signal, client }) => {
      const loadedPageCount = client?.getQueryData<Pages<Page>>(queryKey)?.pages.length ?? 1;
      return readPages(Math.min(loadedPageCount, maxRefetchedPages), signal);
    },
    // usePagedList refetches stale lists itself.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { ...query, startCursor, readPage };

  async function readPages(count: number, signal: AbortSignal): Promise<Pages<Page>> {
    const list: Pages<Page> = { pages: [], pageParams: [] };
    for (let cursor: string | null = startCursor; list.pages.length < count; ) {
      const page = await readPage(cursor, signal);
      list.pages.push(page);
      list.pageParams.push(cursor);
      cursor = page.paging.lastSeen;
      if (cursor === null) break;
    }
    return list;
  }
}

/** The maximum number of pages that are refetched. */
export const maxRefetchedPages = 8;

/** Removes repeated items. When a list changes between the reads of two pages, both can contain the same item. */
export function removeDuplicates<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
