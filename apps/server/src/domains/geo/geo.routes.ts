import type { Handlers } from '../../calls/index.ts';
import { countrySource } from './country-source.ts';

export function createGeoHandlers(): Handlers<'getCountries'> {
  return {
    async getCountries(_input, ctx) {
      return {
        countries: [...countrySource.listAddressCountries(ctx)],
        callerCountryCode: countrySource.findCallerCountryCode(ctx),
        addressRestriction: ctx.realm.settings.addressRestriction ?? null,
      };
    },
  };
}
