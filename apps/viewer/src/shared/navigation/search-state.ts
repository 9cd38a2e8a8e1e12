// The current search, shared by the overlay and the search page. It survives opening a result.
import { SEARCH_HASH } from '@matinee/rules';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusTextField } from '../browser/focus-text-field.ts';
import { collectTypedText } from '../browser/type-ahead.ts';
import { createGlobalState, useGlobalState } from '../query/global-state.ts';

export interface Search {
  /** The text of the search box. */
  value: string;
  /** The selected filters, and the page of the selected type. */
  refines: {
    type?: string | undefined;
    genre?: string | undefined;
    /** The start cursor of the selected type; its first page by default. */
    start?: string | undefined;
  };
  /** The scroll position of the overlay, and the URL of the result opened last. */
  scrollTop: number;
  openedHref: string | null;
}

export const searchState = createGlobalState<Search>('search', {
  value: '',
  refines: {},
  scrollTop: 0,
  openedHref: null,
});

export const useSearchState = () => useGlobalState(searchState);

/**
 * Opens the overlay on this page, with a query typed elsewhere if there is one. On a page with a search box
 * it focuses that instead.
 */
export function useOpenSearch(): (value?: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [, setSearchState] = useSearchState();
  return useCallback(
    (value) => {
      if (value !== undefined)
        setSearchState((current) => ({ ...current, value, refines: {}, scrollTop: 0, openedHref: null }));
      const box = document.querySelector<HTMLInputElement>('main search input');
      if (box) return focusTextField(box);
      collectTypedText();
      // The viewer waits for the overlay: a synchronous render is faster than a time-sliced one.
      void navigate({ pathname, search, hash: SEARCH_HASH }, { preventScrollReset: true, flushSync: true });
    },
    [navigate, pathname, search, setSearchState],
  );
}
