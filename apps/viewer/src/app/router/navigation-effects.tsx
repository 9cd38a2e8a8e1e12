// The effects of a navigation on cached state: a finished search is reset, and data of other pages is marked
// stale, so that it shows at once and refetches. The navigation bar closes on every navigation.
import { getStateToReset, type RouteKey, type StateName } from '@matinee/rules';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { navbarState } from '../../features/site-navigation/state/navbar.ts';
import { searchState } from '../../shared/navigation/search-state.ts';
import {
  createGlobalState,
  type GlobalState,
  readGlobalState,
  writeGlobalState,
} from '../../shared/query/global-state.ts';

/** First parts of query keys. Player state ends with its page. */
const answers: Partial<Record<StateName, QueryKey>> = {
  hero: ['section'],
  heroes: ['section'],
  history: ['history'],
  rankings: ['rankings'],
  news: ['news'],
  upcoming: ['events', 'upcoming'],
};
const states: Partial<Record<StateName, GlobalState<object>>> = { search: searchState, navbar: navbarState };

interface Locations {
  /** Path and query. */
  current: string | null;
  previous: string | null;
}

const locationsState = createGlobalState<Locations>('locations', { current: null, previous: null });

export function NavigationEffects({ to }: { to: RouteKey | null }) {
  const queryClient = useQueryClient();
  const { pathname, search, hash, key, state } = useLocation();
  const stays = Boolean(state?.stays);
  const address = pathname + search;
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (seen.current === address) return;
    const isFirst = seen.current === null;
    seen.current = address;
    const { current, previous } = readGlobalState(queryClient, locationsState);
    writeGlobalState(queryClient, locationsState, { current: address, previous: stays ? previous : current });
    if (!isFirst && !stays) reset(queryClient, getStateToReset(to, hash));
  }, [queryClient, to, address, hash, stays]);
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (!stays) reset(queryClient, ['navbar']);
  }, [queryClient, key, stays]);
  return null;
}

function reset(queryClient: QueryClient, names: readonly StateName[]): void {
  for (const name of names) {
    const queryKey = answers[name];
    // The data of the new page has just loaded; other data refetches when a page needs it.
    if (queryKey) void queryClient.invalidateQueries({ queryKey, type: 'inactive', refetchType: 'none' });
    const state = states[name];
    if (state) writeGlobalState(queryClient, state, state.initial);
  }
}
