// How the viewer asks and remembers. Small pieces that the server, the prefetching and the pages share.
import { CallError } from '@matinee/client';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Environment } from '../environment/environment.ts';

/** One thing that a page asks for. */
export interface PageQuery<Data = unknown> {
  queryKey: QueryKey;
  /** `client` is where the answer will be kept. */
  queryFn: (context: { signal: AbortSignal; client?: QueryClient }) => Promise<Data>;
  staleTime?: number;
  gcTime?: number;
  retry?: false;
  meta?: {
    /** Makes the data small enough for the document: what the first screen does not show is asked for later. */
    forDocument?: (data: never) => unknown;
  };
}

/** Gives back the query with the type of its data kept. */
export function pageQuery<Data>(query: PageQuery<Data>): PageQuery<Data> {
  return query;
}

/** What queries are made from. */
export type Asking = Pick<Environment, 'caller' | 'language'>;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // Without a network a call fails and the page says so, instead of waiting for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A page that the server sent as failed is taken over as failed; its button asks again.
        retryOnMount: false,
        retry: (failures, error) => failures < 2 && (!(error instanceof CallError) || error.retry),
        retryDelay: (failures, error) => waitBefore(failures, error),
      },
    },
  });
}

const longestWaitMs = 10_000;

/** As long as the server asked for, within reason; else a second, then two. */
function waitBefore(failures: number, error: unknown): number {
  const asked = error instanceof CallError ? error.retryAfter : null;
  return Math.min(asked === null ? 1000 * 2 ** failures : asked * 1000, longestWaitMs);
}
