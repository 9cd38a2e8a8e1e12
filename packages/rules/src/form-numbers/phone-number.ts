import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import type { PhoneValue } from '../forms/form-field.ts';
import { toAsciiDigits } from '../text/ascii-digits.ts';

/** People type the trunk prefix 0 after the calling code of the United Kingdom: `+4407…` means `+447…`. */
function normalisePhonePrefix(complete: string): string {
  return complete.replace(/^\+4407/, '+447');
}

/**
 * Parses a typed number; returns null when it is not valid. A number that begins with `+` may belong to any region,
 * other numbers belong to `regionCode` (ISO 3166-1 alpha-2).
 */
export function parsePhoneNumber({
  regionCode,
  number,
}: Pick<PhoneValue, 'regionCode' | 'number'>): PhoneValue | null {
  const digits = toAsciiDigits(number).replace(/[^\d+]/g, '');
  const region = isSupportedCountry(regionCode) ? regionCode : undefined;
  const parsedNumber = parsePhoneNumberFromString(normalisePhonePrefix(digits), region);
  if (!parsedNumber?.isValid()) return null;
  // International numbers such as those of +800 have no region of their own.
  const parsedRegion = parsedNumber.country ?? region;
  if (!parsedRegion) return null;
  return {
    regionCode: parsedRegion,
    prefix: `+${parsedNumber.countryCallingCode}`,
    complete: parsedNumber.number,
    number: parsedNumber.formatNational(),
  };
}

/** Returns whether a phone number is valid. Checks `complete`, or `number` when `complete` is empty. */
export function isPhoneNumber({ regionCode, complete, number }: PhoneValue): boolean {
  return parsePhoneNumber({ regionCode, number: complete || number }) !== null;
}

/** A region of phone numbers and its calling code. */
type PhoneRegion = Pick<PhoneValue, 'regionCode' | 'prefix'>;

export function listPhoneRegions(): PhoneRegion[] {
  return getCountries().map((regionCode) => ({ regionCode, prefix: getPhonePrefix(regionCode) }));
}

const getPhonePrefix = (regionCode: CountryCode) => `+${getCountryCallingCode(regionCode)}`;

/** Returns a sample of the region's mobile numbers as people write them: `07400 123456`. */
export function getPhoneExample(regionCode: string): string | undefined {
  if (!isSupportedCountry(regionCode)) return undefined;
  return getExampleNumber(regionCode, examples)?.formatNational();
}
