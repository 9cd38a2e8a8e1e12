import type { CallResponse, calls } from '@matinee/contract';
import { createPageQuery, type RequestContext } from '../../../shared/query/page-query.ts';

export type Countries = CallResponse<typeof calls.getCountries>;

/** The list is too long for a document: the page loads it in the browser. */
export function createCountriesQuery({ caller, language }: RequestContext) {
  return createPageQuery<Countries>({
    queryKey: ['countries', language],
    queryFn: async ({ signal }) => {
      const response = await caller.call('getCountries', { signal });
      return { ...response, callerCountryCode: response.callerCountryCode ?? getBrowserCountry() };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The country of the browser's language (`en-GB`). Calls send only the language of the page. */
function getBrowserCountry(): string | null {
  return new Intl.Locale(navigator.language).region ?? null;
}
