import type { AccountDetails } from '@matinee/contract';
import { type AddressFieldName, isAddressRequired, isCountryAllowed } from '@matinee/rules';
import { DropdownField, TextField } from '@matinee/ui';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import { accountTexts } from '../api/account-texts.ts';
import type { Countries } from '../api/countries-query.ts';

export interface AddressFieldsProps {
  countries: Countries;
  /** The saved address. */
  address: AccountDetails['address'];
  /** The chosen country, ISO 3166-1 alpha-2; empty for no address. */
  country: string;
  onCountryChange: (country: string) => void;
  getError: (fieldName: string) => string | undefined;
}

/** Tokens of `autocomplete`. */
const autoCompleteTokens: Readonly<Record<AddressFieldName, string>> = {
  line1: 'address-line1',
  city: 'address-level2',
  administrativeLevel1: 'address-level1',
  postalCode: 'postal-code',
};

/** The country, and the fields that addresses in this country have. */
export function AddressFields({
  countries,
  address,
  country,
  onCountryChange,
  getError,
}: AddressFieldsProps) {
  const text = usePageTexts(accountTexts);
  const { addressRestriction, callerCountryCode } = countries;
  const offeredCountries = countries.countries.filter(({ iso3166alpha2 }) =>
    isCountryAllowed(iso3166alpha2, addressRestriction),
  );
  const fields =
    offeredCountries.find(({ iso3166alpha2 }) => iso3166alpha2 === country)?.addressRequiredFields ?? [];
  const isRequired = isAddressRequired(country || callerCountryCode, addressRestriction);
  const savedAddress = address?.country === country ? address : null;
  return (
    <>
      <DropdownField
        label={text('accountCountry')}
        name="country"
        autoComplete="country"
        value={country}
        required={isRequired}
        emptyText={text(isRequired ? 'accountChoose' : 'accountNoCountry')}
        options={offeredCountries.map(({ iso3166alpha2, name }) => ({ value: iso3166alpha2, text: name }))}
        error={getError('address')}
        onChange={(event) => onCountryChange(event.target.value)}
      />
      {fields.map(({ fieldName, label, acceptableValues }) => {
        const fieldProps = {
          label,
          name: fieldName,
          autoComplete: autoCompleteTokens[fieldName],
          required: true,
          defaultValue: savedAddress?.[fieldName] ?? '',
          error: getError(fieldName),
        };
        const key = `${country} ${fieldName}`;
        return acceptableValues.length > 0 ? (
          <DropdownField
            key={key}
            {...fieldProps}
            emptyText={text('accountChoose')}
            options={acceptableValues.map(({ value, displayName }) => ({ value, text: displayName }))}
          />
        ) : (
          <TextField key={key} {...fieldProps} dir="auto" />
        );
      })}
    </>
  );
}
