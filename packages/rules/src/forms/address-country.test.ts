import { expect, test } from 'vitest';
import {
  type AddressRestriction,
  isAddressRequired,
  isCountryAllowed,
  listAddressFields,
} from './address-country.ts';

const whitelist: AddressRestriction = { type: 'WHITELIST', countries: ['ES', 'PT'] };
const blacklist: AddressRestriction = { type: 'BLACKLIST', countries: ['ES', 'PT'] };

test.each<[AddressRestriction | null, string, { isAllowed: boolean; isRequired: boolean }]>([
  [whitelist, 'ES', { isAllowed: true, isRequired: true }],
  [whitelist, 'FR', { isAllowed: false, isRequired: false }],
  [blacklist, 'ES', { isAllowed: false, isRequired: false }],
  [blacklist, 'FR', { isAllowed: true, isRequired: true }],
  [{ type: 'WHITELIST', countries: [] }, 'FR', { isAllowed: true, isRequired: false }],
  [{ type: 'BLACKLIST', countries: [] }, 'FR', { isAllowed: true, isRequired: false }],
  [null, 'FR', { isAllowed: true, isRequired: false }],
])('with the restriction %j, an address in %s is %j', (restriction, country, expected) => {
  expect({
    isAllowed: isCountryAllowed(country, restriction),
    isRequired: isAddressRequired(country, restriction),
  }).toEqual(expected);
});

test('no address is required while the country is unknown', () => {
  expect(isAddressRequired(null, blacklist)).toBe(false);
});

test('listAddressFields returns a dropdown for a field with acceptable values, and requires every field', () => {
  const fields = listAddressFields({
    iso3166alpha2: 'US',
    addressRequiredFields: [
      { fieldName: 'line1', label: 'Address', acceptableValues: [] },
      {
        fieldName: 'administrativeLevel1',
        label: 'State',
        acceptableValues: [{ value: 'OH', displayName: 'Ohio' }],
      },
      { fieldName: 'postalCode', label: 'ZIP code', acceptableValues: [], pattern: '\\d{5}' },
    ],
  });
  expect(fields.map(({ kind, isRequired, pattern }) => [kind, isRequired, pattern])).toEqual([
    ['line1', true, undefined],
    ['dropdown', true, undefined],
    ['postalCode', true, '\\d{5}'],
  ]);
});
