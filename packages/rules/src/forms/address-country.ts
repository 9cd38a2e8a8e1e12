// Decides which countries an address may be in, and which fields an address in a country has.
import {
  type AcceptableValue,
  type AddressFieldName,
  createFormField,
  type FormField,
  type FormFieldKind,
} from './form-field.ts';

interface AddressRequiredField {
  readonly fieldName: AddressFieldName;
  readonly label: string;
  /** Empty when every value is acceptable. */
  readonly acceptableValues: readonly AcceptableValue[];
  /** A regular expression that the whole value matches. */
  readonly pattern?: string | undefined;
}

export interface AddressCountry {
  /** ISO 3166-1 alpha-2. */
  readonly iso3166alpha2: string;
  readonly addressRequiredFields: readonly AddressRequiredField[];
}

/** The keys of the labels of address fields. */
export const addressLabelKeys: Readonly<Record<AddressFieldName, string>> = {
  line1: 'addressLine1',
  city: 'addressCity',
  administrativeLevel1: 'addressAdministrativeLevel1',
  postalCode: 'addressPostalCode',
};

/** Countries are ISO 3166-1 alpha-2 codes. An empty list restricts nothing. */
export interface AddressRestriction {
  readonly type: 'WHITELIST' | 'BLACKLIST';
  readonly countries: readonly string[];
}

/** Returns whether an address may be in the country. */
export function isCountryAllowed(
  country: string,
  restriction: AddressRestriction | null | undefined,
): boolean {
  if (!restriction || restriction.countries.length === 0) return true;
  return restriction.countries.includes(country) === (restriction.type === 'WHITELIST');
}

/** Returns whether people in the country must give an address: only where a restriction allows their country. */
export function isAddressRequired(
  country: string | null | undefined,
  restriction: AddressRestriction | null | undefined,
): boolean {
  if (!country || !restriction || restriction.countries.length === 0) return false;
  return isCountryAllowed(country, restriction);
}

const kindByFieldName: Readonly<Record<AddressFieldName, FormFieldKind>> = {
  line1: 'line1',
  city: 'text',
  administrativeLevel1: 'administrativeLevel1',
  postalCode: 'postalCode',
};

/** Returns the definitions of a country's address fields; a field with acceptable values is a dropdown. */
export function listAddressFields({ addressRequiredFields }: AddressCountry): FormField[] {
  return addressRequiredFields.map(({ fieldName, acceptableValues, pattern }) =>
    acceptableValues.length > 0
      ? createFormField('dropdown', { fieldName, isRequired: true, acceptableValues })
      : createFormField(kindByFieldName[fieldName], { fieldName, isRequired: true, pattern }),
  );
}
