// Loads the code and the data of a page: for a navigation in the browser, and for rendering on the server.
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Environment } from '../../../shared/environment/environment.ts';
import type { Page, PageArguments } from '../../../shared/navigation/page.ts';

export interface PageContext {
  environment: Environment;
  /** One per request on the server, a single one in the browser. */
  queryClient: QueryClient;
  /** How long a navigation waits for data before it shows skeletons. */
  dataTimeoutMs: number;
}

/** @throws when the code cannot be loaded. The queries store their own errors. */
export async function loadPage(
  page: Page,
  args: PageArguments,
  context: PageContext,
): Promise<ComponentType> {
  const { environment, queryClient } = context;
  page.startLoading?.(environment, queryClient, args);
  const [code] = await Promise.all([page.load(), loadData(page, args, context)]);
  return code.default;
}

/** Waits only for data that is not cached: cached data shows at once and refetches on the page. */
async function loadData(
  page: Page,
  args: PageArguments,
  { environment, queryClient, dataTimeoutMs }: PageContext,
): Promise<void> {
  const pendingLoads = (page.listQueries?.(environment, args) ?? []).flatMap((query) => {
    const isCached = queryClient.getQueryData(query.queryKey) !== undefined;
    const load = queryClient.prefetchQuery(query);
    return isCached ? [] : [load];
  });
  if (pendingLoads.length === 0) return;
  const allLoaded = Promise.all(pendingLoads);
  await (Number.isFinite(dataTimeoutMs) ? Promise.race([allLoaded, wait(dataTimeoutMs)]) : allLoaded);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
