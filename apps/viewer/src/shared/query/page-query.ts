// Query options shared by server rendering, prefetching and pages.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Environment } from '../environment/environment.ts';

/** One query of a page. */
export interface PageQuery<Data = unknown> {
  queryKey: QueryKey;
  /** `client` is the query client that receives the data. */
  queryFn: (context: { signal: AbortSignal; client?: QueryClient }) => Promise<Data>;
  staleTime?: number;
  gcTime?: number;
  retry?: false;
  meta?: {
    /** Reduces the data for the document; the page loads the removed parts later. */
    trimForDocument?: (data: never) => unknown;
  };
}

/** Returns the query unchanged. The call only gives TypeScript the type of its data. */
export function createPageQuery<Data>(query: PageQuery<Data>): PageQuery<Data> {
  return query;
}

/** The context of a request: the API caller and the language. */
export type RequestContext = Pick<Environment, 'caller' | 'language'>;
