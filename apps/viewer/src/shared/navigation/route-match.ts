// The route of the page that is shown, and the parameters of its path.
import type { RouteKey } from '@matinee/rules';
import { createContext, useContext } from 'react';

export interface RouteMatch {
  /** Null for a path without a page. */
  key: RouteKey | null;
  params: Readonly<Record<string, string | undefined>>;
}

export const RouteMatchContext = createContext<RouteMatch>({ key: null, params: {} });

export const useRouteMatch = (): RouteMatch => useContext(RouteMatchContext);
export const useRouteParams = (): RouteMatch['params'] => useRouteMatch().params;
