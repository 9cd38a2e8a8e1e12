// What somebody is looking for. The overlay and the page of the search share it; it outlives a look at a result.
import { SEARCH_HASH } from '@matinee/rules';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createGlobalState, useGlobalState } from '../query/global-state.ts';

export interface Search {
  /** As it stands in the box. */
  value: string;
  /** What the results are narrowed to. */
  refines: {
    type?: string | undefined;
    genre?: string | undefined;
    /** Where the titles of the type begin, on a page that shows later ones; their beginning unless stated. */
    start?: string | undefined;
  };
  /** How far the results were scrolled in the overlay, and the address of the result that was opened last. */
  scrolled: number;
  opened: string | null;
}

export const searchState = createGlobalState<Search>('search', {
  value: '',
  refines: {},
  scrolled: 0,
  opened: null,
});

export const useSearchState = () => useGlobalState(searchState);

/**
 * Opens the overlay on this page, with words that were typed elsewhere if there are some. A page that has a box of its
 * own needs none: its box gets the focus.
 */
export function useOpenSearch(): (value?: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [, change] = useSearchState();
  return useCallback(
    (value) => {
      if (value !== undefined) change((now) => ({ ...now, value, refines: {}, scrolled: 0, opened: null }));
      const box = document.querySelector<HTMLInputElement>('main search input');
      if (box) return box.focus();
      void navigate({ pathname, search, hash: SEARCH_HASH }, { preventScrollReset: true });
    },
    [navigate, pathname, search, change],
  );
}
