// What is asked for while somebody types: not every letter, and never the answer to an older question.
import { searchDelay, searchWords } from '@matinee/rules';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';
import { type Search, useSearchState } from '../../../environment/search-state.ts';
import { searchPages } from './search-query.ts';

export function useSearch() {
  const environment = useEnvironment();
  const [state, change] = useSearchState();
  const wanted = searchWords(state.value);
  // What was found before is shown at once to somebody who comes back to it.
  const [query, setQuery] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(wanted), searchDelay(wanted));
    return () => clearTimeout(timer);
  }, [wanted]);
  const asked = useInfiniteQuery({
    ...searchPages(environment, { query, refines: state.refines }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
  const type = useCallback(
    (value: string) => change((now) => ({ ...now, value, refines: {}, scrolled: 0, opened: null })),
    [change],
  );
  const refine = useCallback(
    (refines: Search['refines']) => change((now) => ({ ...now, refines, scrolled: 0, opened: null })),
    [change],
  );
  return {
    value: state.value,
    refines: state.refines,
    /** What the results are for; empty: nothing was asked. */
    query,
    /** Somebody still types, or the answer is on its way. */
    isWaiting: query !== wanted || (asked.isFetching && !asked.isFetchingNextPage),
    asked,
    type,
    refine,
    /** A result is being opened: where to go on when somebody comes back. */
    open: (address: string) => change((now) => ({ ...now, opened: address })),
    /** Asks at once. */
    submit: () => setQuery(wanted),
  };
}
