import type { Country } from '@matinee/contract';
import { addressLabelKeys } from '@matinee/rules';
import type { CallContext, RealmContext } from '../../calls/index.ts';
import { createMemo, defineMemo } from '../../platform/cache/index.ts';
import { getLabelsForLanguages } from '../realm/index.ts';
import { countryCodes, listRequiredAddressFields } from './address-fields.ts';

const countryLists = createMemo<RealmContext, readonly Country[]>(
  defineMemo({
    name: 'countries',
    holds: 'the countries and their address fields in one language',
    owner: 'the loaded version of a realm',
    maxEntries: 20,
    replacedBy: ['RealmChanged'],
  }),
);

type LanguageContext = Pick<CallContext, 'realm' | 'language' | 'languages'>;

/** Returns all countries with their names in the language of the call, in the order of that language. */
function listAddressCountries({ realm, language, languages }: LanguageContext): readonly Country[] {
  return countryLists.getOrCreate(realm, languages.join(), () => {
    const labels = getLabelsForLanguages(realm, languages);
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const countries = countryCodes.map((code) => ({
      name: names.of(code) ?? code,
      iso3166alpha2: code,
      addressRequiredFields: listRequiredAddressFields(code).map((field) => ({
        ...field,
        label: labels[addressLabelKeys[field.fieldName]] ?? field.fieldName,
      })),
    }));
    const collator = new Intl.Collator(language);
    return countries.sort((first, second) => collator.compare(first.name, second.name));
  });
}

/**
 * Returns the country code of the caller's IP address. While that is unknown, returns the one in the browser's first
 * language (`en-GB`).
 */
function findCallerCountryCode({
  request,
  findLocation,
}: Pick<CallContext, 'request' | 'findLocation'>): string | null {
  const country = findLocation?.().country ?? null;
  if (country !== null) return country;
  const [firstLanguage = ''] = (request?.headers['accept-language'] ?? '').split(/[,;]/, 1);
  const code = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})$/i.exec(firstLanguage.trim())?.[1]?.toUpperCase();
  return code !== undefined && countryCodes.includes(code) ? code : null;
}

/** Reads countries for handlers of this and other domains. */
export const countrySource = { listAddressCountries, findCallerCountryCode };
