// The query options that the server's rendering, prefetching and the pages share.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
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
export type RequestContext = Pick<Environment, 'caller' | 'language'>;
