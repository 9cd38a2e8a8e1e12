// Searches while the viewer types, debounced. The previous results stay until those of the new query arrive.
import { getSearchDelay, normaliseQuery } from '@matinee/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { type Search, searchState, useSearchState } from '../../../shared/navigation/search-state.ts';
import { usePagedList } from '../../../shared/paging/use-paged-list.ts';
import { readGlobalState } from '../../../shared/query/global-state.ts';
import { createSearchQuery } from '../api/search-query.ts';

export function useSearch() {
  const environment = useEnvironment();
  const queryClient = useQueryClient();
  const [state, setSearchState] = useSearchState();
  // The box updates at once; the query follows after the debounce.
  const [value, setValue] = useState(state.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the shared state has changed
  useEffect(() => setValue(readGlobalState(queryClient, searchState).value), [queryClient, state.value]);
  const typedQuery = normaliseQuery(value);
  // Going back shows the cached results at once.
  const [query, setQuery] = useState(typedQuery);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typedQuery), getSearchDelay(typedQuery));
    return () => clearTimeout(timer);
  }, [typedQuery]);
  const hasQuery = query !== '';
  const list = usePagedList(createSearchQuery(environment, { query, refines: state.refines }), {
    shouldKeepPreviousList: true,
    isEnabled: hasQuery,
  });
  const setText = useCallback(
    (text: string) => {
      setValue(text);
      setSearchState((current) => ({
        ...current,
        value: text,
        refines: {},
        scrollTop: 0,
        openedHref: null,
      }));
    },
    [setSearchState],
  );
  const selectFilters = useCallback(
    ({ type, genre }: Omit<Search['refines'], 'start'>) =>
      setSearchState((current) => ({ ...current, refines: { type, genre }, scrollTop: 0, openedHref: null })),
    [setSearchState],
  );
  /** Searches for a selected recent search or suggestion without the debounce. */
  const selectQuery = useCallback(
    (text: string) => {
      setText(text);
      setQuery(normaliseQuery(text));
    },
    [setText],
  );
  return {
    value,
    refines: state.refines,
    /** The query after the debounce; empty before the first search. While it loads, `list` is the previous one. */
    query,
    /** The viewer is typing, or a response is pending. */
    isWaiting: query !== typedQuery || list.isPreviousList || (hasQuery && !list.pages && !list.error),
    list,
    setText,
    selectQuery,
    selectFilters,
    /** Stores which result was opened, so that the focus returns to it. */
    storeOpenedResult: (href: string) => setSearchState((current) => ({ ...current, openedHref: href })),
    /** Searches without the debounce. */
    submit: () => setQuery(typedQuery),
  };
}
