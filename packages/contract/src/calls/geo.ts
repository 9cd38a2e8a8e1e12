import { z } from 'zod';
import { defineCall } from '../call.ts';
import { addressRestriction, country } from '../entities/account/country.ts';

export const getCountries = defineCall({
  method: 'GET',
  path: '/api/v2/countries',
  tag: 'account',
  auth: 'optional',
  summary: 'Returns all countries with the fields of their addresses, and the country of the caller.',
  response: z.object({
    countries: z.array(country),
    /** ISO 3166-1 alpha-2; null when unknown. */
    callerCountryCode: z.string().nullable(),
    /** The countries in which the realm accepts addresses; null when it accepts all. */
    addressRestriction: addressRestriction.nullable(),
  }),
  errors: ['unknownRealm'],
});
