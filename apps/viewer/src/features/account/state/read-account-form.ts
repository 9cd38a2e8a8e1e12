// Reads the form of the account's details, and finds its issues with the rules that the server uses.
import type { CallArgumentsAndOptions } from '@matinee/client';
import type { AccountDetails } from '@matinee/contract';
import {
  type AddressValue,
  addressFieldNames,
  type FieldIssue,
  findFormIssues,
  isAddressRequired,
  isCountryAllowed,
  isDateIncomplete,
  listAccountFields,
} from '@matinee/rules';
import type { Countries } from '../api/countries-query.ts';
import type { PhoneAndTaxRules } from './use-phone-and-tax-rules.ts';

export type AccountInput = CallArgumentsAndOptions<'putAccountDetails'>['body'];

export interface AccountFormResult {
  input: AccountInput;
  issues: FieldIssue[];
}

export function readAccountForm(
  form: HTMLFormElement,
  details: AccountDetails,
  { countries, callerCountryCode, addressRestriction }: Countries,
  phoneAndTaxRules: PhoneAndTaxRules,
): AccountFormResult {
  const values = new FormData(form);
  const readText = (name: string) => String(values.get(name) ?? '').trim();
  const input: AccountInput = {
    name: readText('name'),
    contactEmail: details.isContactEmailReadOnly ? details.contactEmail : readText('contactEmail'),
    birthDate: readText('birthDate'),
    // If the form has no field for a number, the saved number stays.
    phoneNumber: values.has('phoneNumber') ? readPhone(readText, phoneAndTaxRules) : details.phoneNumber,
    taxNumber: values.has('taxNumber') ? readText('taxNumber') : details.taxNumber,
    address: readAddress(readText),
  };
  const fields = listAccountFields({
    today: new Date().toISOString().slice(0, 10),
    isAddressRequired: isAddressRequired(input.address?.country || callerCountryCode, addressRestriction),
  });
  const issues = findFormIssues(
    fields,
    { ...input, phoneNumber: input.phoneNumber ?? undefined, address: input.address ?? undefined },
    {
      countries: countries.filter(({ iso3166alpha2 }) => isCountryAllowed(iso3166alpha2, addressRestriction)),
      isPhoneNumber: phoneAndTaxRules.isPhoneNumber,
      isTaxNumber: phoneAndTaxRules.isTaxNumber,
    },
  );
  const [year, month, day] = ['year', 'month', 'day'].map((part) => readText(`birthDate.${part}`));
  const isBirthDateIncomplete = isDateIncomplete({ year: year ?? '', month: month ?? '', day: day ?? '' });
  return {
    input,
    issues: isBirthDateIncomplete ? [...issues, { fieldName: 'birthDate', reason: 'invalid' }] : issues,
  };
}

function readPhone(
  readText: (name: string) => string,
  { parsePhoneNumber }: PhoneAndTaxRules,
): AccountInput['phoneNumber'] {
  const number = readText('phoneNumber');
  if (number === '') return null;
  const regionCode = readText('phoneNumber.region');
  return parsePhoneNumber({ regionCode, number }) ?? { regionCode, prefix: '', complete: '', number };
}

function readAddress(readText: (name: string) => string): AddressValue | null {
  const country = readText('country');
  if (country === '') return null;
  const fields = addressFieldNames.map((name) => [name, readText(name)]);
  return { country, ...Object.fromEntries(fields.filter(([, text]) => text !== '')) };
}
