import type { CallResponse, calls } from '@matinee/contract';
import { createPageQuery, type RequestContext } from '../../../shared/query/page-query.ts';

export type Countries = CallResponse<typeof calls.getCountries>;

/** The list is too long for a document: the page loads it in the browser. */
export function createCountriesQuery({ caller, language }: RequestContext) {
  return createPageQuery<Countries>({
    queryKey: ['countries', language],
    queryFn: ({ signal }) => caller.call('getCountries', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
