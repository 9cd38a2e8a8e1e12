// What is asked for while somebody types: not every letter, and never the answer to an older question.
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
  // The box has its letters at once; the state that others share follows a moment later.
  const [value, setValue] = useState(state.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at again when the shared state has changed
  useEffect(() => setValue(readGlobalState(queryClient, searchState).value), [queryClient, state.value]);
  const wanted = normaliseQuery(value);
  // What was found before is shown at once to somebody who comes back to it.
  const [query, setQuery] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(wanted), getSearchDelay(wanted));
    return () => clearTimeout(timer);
  }, [wanted]);
  const isAsked = query !== '';
  const list = usePagedList(searchQuery(environment, { query, refines: state.refines }), {
    keepsBefore: true,
    isAsked,
  });
  const type = useCallback(
    (typed: string) => {
      setValue(typed);
      change((now) => ({ ...now, value: typed, refines: {}, scrolled: 0, opened: null }));
    },
    [change],
  );
  const refine = useCallback(
    ({ type, genre }: Omit<Search['refines'], 'start'>) =>
      change((now) => ({ ...now, refines: { type, genre }, scrolled: 0, opened: null })),
    [change],
  );
  /** What was not typed but taken whole waits for nothing more. */
  const choose = useCallback(
    (words: string) => {
      type(words);
      setQuery(normaliseQuery(words));
    },
    [type],
  );
  return {
    value,
    refines: state.refines,
    /** What the results are for; empty: nothing was asked. */
    query,
    /** Somebody still types, or the answer is on its way. */
    isWaiting: query !== wanted || list.isWaiting || (isAsked && !list.pages && !list.error),
    list,
    type,
    choose,
    refine,
    /** A result is being opened: where to go on when somebody comes back. */
    open: (address: string) => change((now) => ({ ...now, opened: address })),
    /** Asks at once. */
    submit: () => setQuery(wanted),
  };
}
