// Creates the query client: retries, freshness and how long results stay in the cache.
import { CallError } from '@matinee/client';
import { QueryClient } from '@tanstack/react-query';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // Offline, a call fails and the page shows the error, instead of waiting for the network.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A query that failed on the server hydrates as failed; its retry button refetches.
        retryOnMount: false,
        retry: (failureCount, error) =>
          failureCount < 2 && (!(error instanceof CallError) || error.retryable),
        retryDelay: (failureCount, error) => getRetryDelay(failureCount, error),
      },
    },
  });
}

const maxRetryDelayMs = 10_000;

/** Returns the time that Retry-After states, at most ten seconds. Without the header: one second, then two. */
function getRetryDelay(failureCount: number, error: unknown): number {
  const retryAfter = error instanceof CallError ? error.retryAfter : null;
  return Math.min(retryAfter === null ? 1000 * 2 ** failureCount : retryAfter * 1000, maxRetryDelayMs);
}

/** Longer than most films, so that the page before a film is still in the cache on the way back. */
const retentionMs = 3 * 60 * 60_000;

/** For the browser only: the server creates a client for each page, and a timer would hold it in memory. */
export function extendQueryRetention(queryClient: QueryClient): void {
  const { queries, ...otherOptions } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...otherOptions, queries: { ...queries, gcTime: retentionMs } });
}
