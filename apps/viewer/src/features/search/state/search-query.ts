import type { SearchGroup } from '@matinee/contract';
import type { Asking } from '../../../environment/queries.ts';
import type { Search } from '../../../environment/search-state.ts';

/** Titles of each type on the first look, and when one type is looked at alone. */
const perType = { together: 12, alone: 24 } as const;

export interface SearchAsked {
  query: string;
  refines: Search['refines'];
}

export function searchPages({ caller, language }: Asking, { query, refines }: SearchAsked) {
  const { type, genre } = refines;
  return {
    queryKey: ['search', language, query, type ?? null, genre ?? null],
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      caller.call('searchContent', {
        query: {
          query,
          ...(pageParam !== null && { lastSeen: pageParam }),
          rpp: type ? perType.alone : perType.together,
          ...(type && { type: type as 'VIDEO' }),
          ...(genre && { genre }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ results }: { results: readonly Pick<SearchGroup, 'paging'>[] }) =>
      type ? (results[0]?.paging.lastSeen ?? null) : null,
    staleTime: 60_000,
  };
}
