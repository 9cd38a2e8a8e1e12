// Searches while the viewer types, debounced. A response to an older query is never shown.
import { getSearchDelay, normaliseQuery } from '@matinee/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { type Search, searchState, useSearchState } from '../../../shared/navigation/search-state.ts';
import { usePagedList } from '../../../shared/paging/use-paged-list.ts';
import { readGlobalState } from '../../../shared/query/global-state.ts';
import { searchQuery } from '../api/search-query.ts';

export function useSearch() {
  const environment = useEnvironment();
  const queryClient = useQueryClient();
  const [state, change] = useSearchState();
  // The box updates at once; the shared state follows after the debounce.
  const [value, setValue] = useState(state.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the shared state has changed
  useEffect(() => setValue(readGlobalState(queryClient, searchState).value), [queryClient, state.value]);
  const requested = normaliseQuery(value);
  // Going back shows the cached results at once.
  const [query, setQuery] = useState(requested);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(requested), getSearchDelay(requested));
    return () => clearTimeout(timer);
  }, [requested]);
  const isRequested = query !== '';
  const list = usePagedList(searchQuery(environment, { query, refines: state.refines }), {
    keepsPreviousList: true,
    isEnabled: isRequested,
  });
  const setTyped = useCallback(
    (typed: string) => {
      setValue(typed);
      change((current) => ({ ...current, value: typed, refines: {}, scrollTop: 0, openedHref: null }));
    },
    [change],
  );
  const refine = useCallback(
    ({ type, genre }: Omit<Search['refines'], 'start'>) =>
      change((current) => ({ ...current, refines: { type, genre }, scrollTop: 0, openedHref: null })),
    [change],
  );
  /** Searches for a selected suggestion without the debounce. */
  const selectFilters = useCallback(
    (text: string) => {
      setTyped(text);
      setQuery(normaliseQuery(text));
    },
    [setTyped],
  );
  return {
    value,
    refines: state.refines,
    /** The query of the current results; empty before the first search. */
    query,
    /** The viewer is typing, or a response is pending. */
    isWaiting: query !== requested || list.isPreviousList || (isRequested && !list.pages && !list.error),
    list,
    setTyped,
    selectSuggestion: selectFilters,
    refine,
    /** Stores which result was opened, so that the focus returns to it. */
    storeOpened: (address: string) => change((current) => ({ ...current, openedHref: address })),
    /** Searches without the debounce. */
    submit: () => setQuery(requested),
  };
}
