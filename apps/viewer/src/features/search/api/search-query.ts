import type { Paging, SearchResult } from '@matinee/contract';
import { normaliseQuery } from '@matinee/rules';
import type { Paths } from '../../../shared/navigation/paths.ts';
import type { SelectedFilters } from '../../../shared/navigation/search-state.ts';
import { createPagedQuery, type PagedQuery } from '../../../shared/paging/paged-query.ts';
import type { RequestContext } from '../../../shared/query/page-query.ts';

/** Number of titles per type: in the overview, and per page when one type is selected. */
const pageSizeByView = { overview: 12, singleType: 24 } as const;

export interface SearchParams {
  query: string;
  selectedFilters: SelectedFilters;
  /** The start cursor of the selected type; its first page by default. */
  startCursor?: string | undefined;
}

export type SearchPage = SearchResult & { paging: Paging };

const completePaging: Paging = { lastSeen: null, moreDataAvailable: false };

/** Only the results of a single type have further pages. */
export function createSearchQuery(
  { caller, language }: RequestContext,
  { query, selectedFilters: { type, genre }, startCursor }: SearchParams,
): PagedQuery<SearchPage> {
  return createPagedQuery<SearchPage>({
    queryKey: ['search', language, query, type ?? null, genre ?? null, startCursor ?? null],
    startCursor: startCursor ?? null,
    readPage: async (lastSeen, signal) => {
      const page = await caller.call('searchContent', {
        query: {
          query,
          ...(lastSeen !== null && { lastSeen }),
          rpp: type ? pageSizeByView.singleType : pageSizeByView.overview,
          ...(type && { type: type as 'VIDEO' }),
          ...(genre && { genre }),
        },
        signal,
      });
      return { ...page, paging: (type && page.results[0]?.paging) || completePaging };
    },
  });
}

/** The search parameters in the page's URL. */
export function parseSearchParams(search: URLSearchParams): SearchParams {
  const [type, genre, startCursor] = ['type', 'genre', 'lastSeen'].map(
    (name) => search.get(name) || undefined,
  );
  const query = normaliseQuery(search.get('query') ?? '');
  // Only the results of a single type have further pages.
  return { query, selectedFilters: { type, genre }, startCursor: type && startCursor };
}

/** The URL of the search page with the given parameters. */
export function createSearchHref(
  paths: Paths,
  { query, selectedFilters: { type, genre }, startCursor }: SearchParams,
): string {
  return paths.buildPath('SEARCH', {}, { query: query ? { query, type, genre, lastSeen: startCursor } : {} });
}
