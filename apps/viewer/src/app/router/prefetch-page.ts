// Preloads code and data of a page whose link is pointed at.
import { matchRoutes, type RouteObject } from 'react-router';
import type { PageArguments, RouteHandle } from '../../shared/navigation/page.ts';
import type { LoaderTools } from './routes.tsx';

/** How likely a navigation is: the pointer reached the link, rests on it, or presses it. */
export type Likelihood = 'reached' | 'rested on' | 'pressed';

/** Idempotent: loaded parts are not requested again. */
export function prefetchPage(
  path: string,
  routes: RouteObject[],
  tools: LoaderTools,
  likelihood: Likelihood,
): void {
  const { environment, queryClient } = tools;
  const url = new URL(path, window.location.origin);
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  if (!match) return;
  const { page }: RouteHandle = match.route.handle;
  const args: PageArguments = { pathname: url.pathname, params: match.params, search: url.searchParams };
  page.load?.().catch(() => {});
  page.warm?.();
  if (likelihood === 'pressed') page.begin?.(environment, queryClient, args);
  if (likelihood === 'rested on') page.expect?.(environment, queryClient, args);
  for (const query of page.queries?.(environment, args) ?? []) void queryClient.prefetchQuery(query);
}
