// The current search, shared by the overlay and the search page. It survives opening a result.
import { SEARCH_HASH } from '@matinee/rules';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusTextField } from '../browser/focus-text-field.ts';
import { collectTypedText } from '../browser/typed-text.ts';
import { createGlobalState, useGlobalState } from '../query/global-state.ts';

export interface SelectedFilters {
  type?: string | undefined;
  genre?: string | undefined;
}

export interface Search {
  /** The text of the search box. */
  text: string;
  selectedFilters: SelectedFilters;
  /** The start cursor of the selected type; undefined for its first page. */
  startCursor: string | undefined;
  /** The scroll position of the overlay, and the URL of the result opened last. */
  scrollTop: number;
  openedHref: string | null;
}

export const searchState = createGlobalState<Search>('search', {
  text: '',
  selectedFilters: {},
  startCursor: undefined,
  scrollTop: 0,
  openedHref: null,
});

export const useSearchState = () => useGlobalState(searchState);

/**
 * Returns a function that opens the search overlay on the current page. `text` becomes the text of the search box. On a
 * page with a search box, the function focuses that box instead of opening the overlay.
 */
export function useOpenSearch(): (text?: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [, setSearchState] = useSearchState();
  return useCallback(
    (text) => {
      if (text !== undefined) setSearchState(() => ({ ...searchState.initial, text }));
      const box = document.querySelector<HTMLInputElement>('main search input');
      if (box) return focusTextField(box);
      collectTypedText();
      // The viewer waits for the overlay: a synchronous render is faster than a time-sliced one.
      void navigate({ pathname, search, hash: SEARCH_HASH }, { preventScrollReset: true, flushSync: true });
    },
    [navigate, pathname, search, setSearchState],
  );
}
