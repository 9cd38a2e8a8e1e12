// Searches while the viewer types, debounced. The previous results stay until those of the new query arrive.
import { getSearchDelay, normaliseQuery } from '@matinee/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import {
  type SelectedFilters,
  searchState,
  useSearchState,
} from '../../../shared/navigation/search-state.ts';
import { usePagedList } from '../../../shared/paging/use-paged-list.ts';
import { readGlobalState } from '../../../shared/query/global-state.ts';
import { createSearchQuery } from '../api/search-query.ts';

export function useSearch() {
  const environment = useEnvironment();
  const queryClient = useQueryClient();
  const [state, setSearchState] = useSearchState();
  const { selectedFilters, startCursor } = state;
  // The box updates at once; the query follows after the debounce.
  const [text, setBoxText] = useState(state.text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the shared state has changed
  useEffect(() => setBoxText(readGlobalState(queryClient, searchState).text), [queryClient, state.text]);
  const typedQuery = normaliseQuery(text);
  // Going back shows the cached results at once.
  const [query, setQuery] = useState(typedQuery);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typedQuery), getSearchDelay(typedQuery));
    return () => clearTimeout(timer);
  }, [typedQuery]);
  const hasQuery = query !== '';
  const list = usePagedList(createSearchQuery(environment, { query, selectedFilters, startCursor }), {
    shouldKeepPreviousList: true,
    isEnabled: hasQuery,
  });
  const setText = useCallback(
    (newText: string) => {
      setBoxText(newText);
      setSearchState(() => ({ ...searchState.initial, text: newText }));
    },
    [setSearchState],
  );
  const selectFilters = useCallback(
    ({ type, genre }: SelectedFilters) =>
      setSearchState((current) => ({
        ...searchState.initial,
        text: current.text,
        selectedFilters: { type, genre },
      })),
    [setSearchState],
  );
  /** Searches for a selected recent search or suggestion without the debounce. */
  const selectQuery = useCallback(
    (selectedQuery: string) => {
      setText(selectedQuery);
      setQuery(normaliseQuery(selectedQuery));
    },
    [setText],
  );
  return {
    text,
    selectedFilters,
    startCursor,
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
