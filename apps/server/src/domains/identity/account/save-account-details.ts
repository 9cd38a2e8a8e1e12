// Validates and saves the details of an account. The viewer's form uses the same rules.
import type { AccountDetails, accountDetailsInput } from '@matinee/contract';
import {
  type AddressCountry,
  type AddressValue,
  type FieldIssue,
  type FormValues,
  findFormIssues,
  formatTaxNumber,
  getFieldIssueKey,
  isAddressRequired,
  isCountryAllowed,
  listAccountFields,
  normaliseLine,
} from '@matinee/rules';
import { isPhoneNumber, isTaxNumber, parsePhoneNumber } from '@matinee/rules/form-numbers';
import type { z } from 'zod';
import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { presentAccountDetails } from './account.present.ts';
import {
  type AccountDetailRow,
  type AccountDetailValues,
  selectAccountDetails,
  updateAccountName,
  upsertAccountDetails,
} from './account.queries.ts';

type Input = z.output<typeof accountDetailsInput>;

/** Reads countries; the geo domain implements this. */
export interface CountrySource {
  listAddressCountries(ctx: CallContext): readonly AddressCountry[];
  /** ISO 3166-1 alpha-2; null when unknown. */
  findCallerCountryCode(ctx: CallContext): string | null;
}

export async function saveAccountDetails(
  ctx: CallContext,
  accountId: number,
  input: Input,
  countrySource: CountrySource,
): Promise<AccountDetails | Refusal> {
  const { db, realm, now } = ctx;
  const accountKey = { realmId: realm.id, accountId };
  const savedRow = await selectAccountDetails(db, accountKey);
  const countries = countrySource.listAddressCountries(ctx);
  const issues = findIssues(ctx, savedRow, input, {
    countries,
    callerCountryCode: countrySource.findCallerCountryCode(ctx),
  });
  if (issues.length > 0) {
    return refuse('invalidFields', {
      fields: issues.map((issue) => ({ fieldName: issue.fieldName, key: getFieldIssueKey(issue) })),
    });
  }
  const row = await runInTransaction(db, async (trx) => {
    await updateAccountName(trx, accountKey, normaliseLine(input.name));
    await upsertAccountDetails(trx, accountKey, toStoredValues(savedRow, input, countries), now);
    await emit(trx, {
      realmId: realm.id,
      type: 'AccountChanged',
      payload: { accountId: savedRow.public_id },
    });
    return selectAccountDetails(trx, accountKey);
  });
  return presentAccountDetails(row);
}

function findIssues(
  ctx: CallContext,
  { email }: AccountDetailRow,
  input: Input,
  {
    countries,
    callerCountryCode,
  }: { countries: readonly AddressCountry[]; callerCountryCode: string | null },
): FieldIssue[] {
  const { addressRestriction } = ctx.realm.settings;
  const country = input.address?.country || callerCountryCode;
  const today = ctx.now.toZonedDateTimeISO('UTC').toPlainDate().toString();
  const fields = listAccountFields({
    today,
    isAddressRequired: isAddressRequired(country, addressRestriction),
  });
  const isEmailChanged =
    email !== null && (input.contactEmail ?? email).toLowerCase() !== email.toLowerCase();
  const values: FormValues = {
    name: input.name,
    // The address to sign in with is read-only: `-` makes a changed one invalid.
    contactEmail: isEmailChanged ? '-' : (email ?? input.contactEmail),
    phoneNumber: input.phoneNumber ?? undefined,
    birthDate: input.birthDate,
    address: input.address ?? undefined,
    taxNumber: input.taxNumber,
  };
  const allowedCountries = countries.filter(({ iso3166alpha2 }) =>
    isCountryAllowed(iso3166alpha2, addressRestriction),
  );
  return findFormIssues(fields, values, { countries: allowedCountries, isPhoneNumber, isTaxNumber });
}

function toStoredValues(
  { email }: AccountDetailRow,
  input: Input,
  countries: readonly AddressCountry[],
): AccountDetailValues {
  const phone =
    input.phoneNumber &&
    parsePhoneNumber({
      regionCode: input.phoneNumber.regionCode,
      number: input.phoneNumber.complete || input.phoneNumber.number,
    });
  return {
    contactEmail: email === null ? (input.contactEmail?.trim() ?? null) : null,
    birthDate: normaliseLine(input.birthDate) || null,
    phone: phone && { region: phone.regionCode, number: phone.complete },
    taxNumber: formatTaxNumber(input.taxNumber) || null,
    address: input.address?.country ? normaliseAddress(input.address, countries) : null,
  };
}

/** Keeps only the fields that addresses in the country have: the others were not validated. */
function normaliseAddress(address: AddressValue, countries: readonly AddressCountry[]): AddressValue {
  const country = countries.find(({ iso3166alpha2 }) => iso3166alpha2 === address.country);
  const fields = (country?.addressRequiredFields ?? []).map(({ fieldName }) => {
    const text = normaliseLine(address[fieldName] ?? '');
    return [fieldName, fieldName === 'postalCode' ? text.toUpperCase() : text];
  });
  return { country: address.country, ...Object.fromEntries(fields) };
}
