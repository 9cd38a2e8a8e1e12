// Gets ready for a page whose link is being pointed at: its code and its data.
import { matchRoutes, type RouteObject } from 'react-router';
import type { PageArguments, RouteHandle } from '../../shared/navigation/page.ts';
import type { LoaderTools } from './routes.tsx';

/** How likely the page is to be opened: the link was reached, is rested on, or is being pressed. */
export type Likelihood = 'reached' | 'rested on' | 'pressed';

/** Safe to call often: what is at hand is not asked for again. */
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
