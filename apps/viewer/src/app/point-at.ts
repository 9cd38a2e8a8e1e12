// Gets ready for a page whose link is being pointed at: its code and its data.
import { matchRoutes, type RouteObject } from 'react-router';
import type { PageArguments, RouteHandle } from '../pages/page.ts';
import type { LoaderTools } from './routes.tsx';

/** Safe to call often: what is at hand is not asked for again. `sure`: the link is being pressed. */
export function pointAt(path: string, routes: RouteObject[], tools: LoaderTools, sure: boolean): void {
  const { environment, queryClient } = tools;
  const url = new URL(path, window.location.origin);
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  if (!match) return;
  const { page }: RouteHandle = match.route.handle;
  const args: PageArguments = { pathname: url.pathname, params: match.params, search: url.searchParams };
  page.load?.().catch(() => {});
  page.warm?.();
  if (sure) page.begin?.(environment, queryClient, args);
  for (const query of page.queries?.(environment, args) ?? []) void queryClient.prefetchQuery(query);
}
