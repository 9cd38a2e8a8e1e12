// The effects of a navigation on cached state: a finished search is reset, and data of other pages is marked
// stale, so that it shows at once and refetches. The navigation panels close on every navigation.
import { getStateToReset, type ResettableStateName, type RouteKey } from '@matinee/rules';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { navigationPanelState } from '../../features/site-navigation/state/navigation-panels.ts';
import { searchState } from '../../shared/navigation/search-state.ts';
import {
  createGlobalState,
  type GlobalState,
  readGlobalState,
  writeGlobalState,
} from '../../shared/query/global-state.ts';

/** The first parts of the query keys that hold each state. The player's state ends with its page. */
const queryKeyByState: Partial<Record<ResettableStateName, QueryKey>> = {
  hero: ['section'],
  heroes: ['section'],
  history: ['history'],
  rankings: ['rankings'],
  news: ['news'],
  upcoming: ['events', 'upcoming'],
};
const globalStateByName: Partial<Record<ResettableStateName, GlobalState<object>>> = {
  search: searchState,
  navbar: navigationPanelState,
};

interface Locations {
  /** Path and query. */
  currentPath: string | null;
  previousPath: string | null;
}

const locationsState = createGlobalState<Locations>('locations', { currentPath: null, previousPath: null });

export function NavigationEffects({ routeKey }: { routeKey: RouteKey | null }) {
  const queryClient = useQueryClient();
  const { pathname, search, hash, key, state } = useLocation();
  const isPartialUpdate = Boolean(state?.isPartialUpdate);
  const path = pathname + search;
  const lastPath = useRef<string | null>(null);
  useEffect(() => {
    if (lastPath.current === path) return;
    const isFirst = lastPath.current === null;
    lastPath.current = path;
    const { currentPath, previousPath } = readGlobalState(queryClient, locationsState);
    writeGlobalState(queryClient, locationsState, {
      currentPath: path,
      previousPath: isPartialUpdate ? previousPath : currentPath,
    });
    if (!isFirst && !isPartialUpdate) resetStates(queryClient, getStateToReset(routeKey, hash));
  }, [queryClient, routeKey, path, hash, isPartialUpdate]);
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (!isPartialUpdate) resetStates(queryClient, ['navbar']);
  }, [queryClient, key, isPartialUpdate]);
  return null;
}

function resetStates(queryClient: QueryClient, names: readonly ResettableStateName[]): void {
  for (const name of names) {
    const queryKey = queryKeyByState[name];
    // The data of the new page has just loaded; other data refetches when a page needs it.
    if (queryKey) void queryClient.invalidateQueries({ queryKey, type: 'inactive', refetchType: 'none' });
    const state = globalStateByName[name];
    if (state) writeGlobalState(queryClient, state, state.initial);
  }
}
