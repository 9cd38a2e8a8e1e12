// Navigations of the browser. A navigation loads the page's code and data, then changes the URL and the page together;
// a newer navigation cancels it, unless it only updates the URL of the page that is being left. React Router's hooks
// read the location from the provider in router-provider.tsx.
import type { ComponentType } from 'react';
import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  parsePath,
  type To,
} from 'react-router';
import type { RouteMatch } from '../../shared/navigation/route-match.ts';
import type { PageLoader } from './page-loader.ts';

export interface RouterState {
  location: Location;
  navigationType: NavigationType;
  match: RouteMatch;
  /** Null after an error. */
  Component: ComponentType | null;
  /** Why the code of the page could not be loaded. */
  error?: unknown;
  /** A navigation is loading. */
  isPending: boolean;
  preventScrollReset: boolean;
}

type Listener = (state: RouterState, options: { flushSync: boolean }) => void;

export interface Router {
  getState(): RouterState;
  subscribe(listener: Listener): () => void;
  navigate(to: To, options?: NavigateOptions): void;
  prefetch: PageLoader['prefetch'];
}

/** What the router stores in `history.state`. */
interface HistoryState {
  /** As passed to `navigate`. */
  state?: unknown;
  key?: string;
  /** Position of the entry in the tab's history. */
  index?: number;
}

/** @param FirstPage the page that the server has rendered */
export function createRouter(pageLoader: PageLoader, FirstPage: ComponentType): Router {
  const listeners = new Set<Listener>();
  const initialLocation = readLocation();
  let state: RouterState = {
    location: initialLocation,
    navigationType: NavigationType.Pop,
    match: pageLoader.match(initialLocation.pathname),
    Component: FirstPage,
    isPending: false,
    preventScrollReset: true,
  };
  let lastNavigationId = 0;
  let pendingPathname: string | null = null;

  const setState = (newState: RouterState, flushSync: boolean) => {
    state = newState;
    for (const listener of listeners) listener(state, { flushSync });
  };

  const navigateTo = async (
    location: Location,
    navigationType: NavigationType,
    { flushSync = false, preventScrollReset = false }: NavigateOptions = {},
  ): Promise<void> => {
    lastNavigationId += 1;
    const navigationId = lastNavigationId;
    const commit = (page: Pick<RouterState, 'match' | 'Component' | 'error'>) => {
      pendingPathname = null;
      writeHistoryEntry(location, navigationType);
      setState({ location, navigationType, preventScrollReset, isPending: false, ...page }, flushSync);
    };
    if (state.Component && isFragmentOfPage(location, state.location)) {
      commit({ match: state.match, Component: state.Component });
      return;
    }
    pendingPathname = location.pathname;
    setState({ ...state, isPending: true }, flushSync);
    const match = pageLoader.match(location.pathname);
    const page = await pageLoader.load(match, toUrl(location)).then(
      (Component) => ({ Component }),
      (error: unknown) => ({ Component: null, error }),
    );
    if (navigationId === lastNavigationId) commit({ match, ...page });
  };

  window.addEventListener('popstate', () => void navigateTo(readLocation(), NavigationType.Pop));
  if (readHistoryState().index === undefined)
    window.history.replaceState({ ...readHistoryState(), index: 0 }, '');

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(to, options = {}) {
      const { pathname, search, hash } = toUrl(typeof to === 'string' ? parsePath(to) : to);
      const isLeaving = pendingPathname !== null && pendingPathname !== state.location.pathname;
      const isUrlUpdate = options.replace && options.state?.isPartialUpdate;
      if (isLeaving && isUrlUpdate && pathname === state.location.pathname) return;
      const key = Math.random().toString(36).slice(2, 10);
      const location: Location = { pathname, search, hash, state: options.state ?? null, key };
      void navigateTo(location, options.replace ? NavigationType.Replace : NavigationType.Push, options);
    },
    prefetch: pageLoader.prefetch,
  };
}

function readHistoryState(): HistoryState {
  return (window.history.state ?? {}) as HistoryState;
}

function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { state = null, key = 'default' } = readHistoryState();
  return { pathname, search, hash, state, key };
}

function writeHistoryEntry({ state, key, ...path }: Location, type: NavigationType): void {
  const { index = 0 } = readHistoryState();
  if (type === NavigationType.Push)
    window.history.pushState({ state, key, index: index + 1 }, '', toUrl(path));
  if (type === NavigationType.Replace) window.history.replaceState({ state, key, index }, '', toUrl(path));
}

/** A position on the current page, which is already loaded. */
function isFragmentOfPage(to: Location, from: Location): boolean {
  return to.hash !== '' && to.pathname === from.pathname && to.search === from.search;
}

function toUrl(path: Parameters<typeof createPath>[0]): URL {
  return new URL(window.location.origin + createPath(path));
}
