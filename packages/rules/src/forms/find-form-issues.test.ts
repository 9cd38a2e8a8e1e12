import { describe, expect, test } from 'vitest';
import { isPhoneNumber, isTaxNumber } from '../form-numbers/index.ts';
import type { AddressCountry } from './address-country.ts';
import { findFormIssues } from './find-form-issues.ts';
import {
  createFormField,
  type FormField,
  type FormFieldKind,
  type FormValues,
  formFieldKinds,
  getFieldIssueKey,
} from './form-field.ts';
import { listAccountFields, listSignUpFields } from './forms.ts';

const brazilianStates = [
  { value: 'SP', displayName: 'São Paulo' },
  { value: 'RJ', displayName: 'Rio de Janeiro' },
];
const brazil: AddressCountry = {
  iso3166alpha2: 'BR',
  addressRequiredFields: [
    { fieldName: 'line1', label: 'Address', acceptableValues: [] },
    { fieldName: 'city', label: 'City', acceptableValues: [] },
    { fieldName: 'administrativeLevel1', label: 'State', acceptableValues: brazilianStates },
    { fieldName: 'postalCode', label: 'Postal code', acceptableValues: [], pattern: '\\d{5}-?\\d{3}' },
  ],
};
const context = { countries: [brazil], isPhoneNumber, isTaxNumber };
const address = {
  country: 'BR',
  line1: 'Rua Um 1',
  city: 'Santos',
  administrativeLevel1: 'SP',
  postalCode: '11000-000',
};
const phone = { regionCode: 'GB', prefix: '+44', number: '07400 123456', complete: '+447400123456' };

const fieldOptions: Partial<Record<FormFieldKind, Partial<FormField>>> = {
  dropdown: { acceptableValues: brazilianStates },
  confirmPassword: { repeats: 'password' },
  birthDate: { min: '1902-01-01', max: '2027-03-01' },
  postalCode: { pattern: '\\d{5}' },
};
const otherValues = { password: 'a lantern in the fog' };

const findReason = (kind: FormFieldKind, value: FormValues[string], options: Partial<FormField> = {}) =>
  findFormIssues(
    [createFormField(kind, { ...fieldOptions[kind], ...options })],
    { ...otherValues, [kind]: value },
    context,
  )[0]?.reason;

const validValues: Record<FormFieldKind, FormValues[string]> = {
  text: 'Anything',
  email: 'ada@example.com',
  password: 'a lantern in the fog',
  confirmPassword: 'a lantern in the fog',
  dropdown: 'RJ',
  address,
  name: 'Ada',
  fullName: 'Ada Lovelace',
  phoneNumber: phone,
  date: '2027-02-28',
  birthDate: '1999-12-31',
  taxNumber: '529.982.247-25',
  postalCode: '28001',
  line1: '1 High Street',
  administrativeLevel1: 'Kent',
};

describe.each(formFieldKinds)('a field of the kind %s', (kind) => {
  test('accepts a valid value', () => {
    expect(findReason(kind, validValues[kind], { isRequired: true })).toBeUndefined();
  });

  test('may be empty only when it is not required', () => {
    const emptyValue = { address: { country: '' }, phoneNumber: { ...phone, number: ' ', complete: '' } };
    for (const value of [undefined, '', emptyValue[kind as 'address']]) {
      expect(findReason(kind, value)).toBeUndefined();
      expect(findReason(kind, value, { isRequired: true })).toBe('required');
    }
  });
});

test.each<[FormFieldKind, FormValues[string]]>([
  ['text', 'x'.repeat(501)],
  ['text', { country: 'BR' }],
  ['email', 'ada'],
  ['email', 'ada@example'],
  ['email', 'ada@ex ample.com'],
  ['email', `${'a'.repeat(250)}@b.co`],
  ['password', 'x'.repeat(201)],
  ['confirmPassword', 'a lantern in the fog '],
  ['dropdown', 'sp'],
  ['dropdown', 'MG'],
  ['address', { ...address, country: 'AR' }],
  ['address', 'Rua Um 1'],
  ['name', 'x'.repeat(101)],
  ['fullName', 'x'.repeat(101)],
  ['phoneNumber', { ...phone, complete: '', number: '12' }],
  ['phoneNumber', '+447400123456'],
  ['date', '2027-02-29'],
  ['date', '28/02/2027'],
  ['birthDate', '2027-03-02'],
  ['birthDate', '1901-12-31'],
  ['birthDate', '2000-04-31'],
  ['taxNumber', '529.982.247-26'],
  ['taxNumber', '111.111.111-11'],
  ['taxNumber', '5299822472'],
  ['postalCode', '2800'],
  ['postalCode', '28001-5'],
  ['line1', 'x'.repeat(201)],
  ['administrativeLevel1', 'x'.repeat(101)],
])('a field of the kind %s refuses %j', (kind, value) => {
  expect(findReason(kind, value)).toBe('invalid');
});

test.each([
  [{ length: 3 }, 'abc', undefined],
  [{ length: 3 }, 'abcd', 'invalid'],
  [{ min: 2, max: 3 }, 'a', 'invalid'],
  [{ min: 2, max: 3 }, 'ab', undefined],
  [{ min: 2, max: 3 }, '🍿🍿🍿', undefined],
  [{ min: 2, max: 3 }, 'abcd', 'invalid'],
])('a text field with the bounds %j and the value %j has the issue %s', (bounds, value, reason) => {
  expect(findReason('text', value, bounds)).toBe(reason);
});

test('a name of blank characters counts as empty', () => {
  expect(findReason('name', ' \u200b\u3164', { isRequired: true })).toBe('required');
});

test('an address has issues for each of its fields, in the order of the country', () => {
  const field = createFormField('address');
  const incompleteAddress = { country: 'BR', administrativeLevel1: 'XX', postalCode: '11' };
  expect(findFormIssues([field], { address: incompleteAddress }, context).map(getFieldIssueKey)).toEqual([
    'line1FieldIsRequired',
    'cityFieldIsRequired',
    'administrativeLevel1FieldIsInvalid',
    'postalCodeFieldIsInvalid',
  ]);
});

test('phone and tax numbers are invalid when the context lacks the functions that check them', () => {
  const fields = [createFormField('phoneNumber'), createFormField('taxNumber')];
  const values = { phoneNumber: phone, taxNumber: '529.982.247-25' };
  expect(findFormIssues(fields, values)).toHaveLength(2);
});

test('getFieldIssueKey names the fields of the sign-up form and the account form', () => {
  expect(findFormIssues(listSignUpFields(), { email: 'ada' }).map(getFieldIssueKey)).toEqual([
    'nameFieldIsRequired',
    'emailFieldIsInvalid',
    'passwordFieldIsRequired',
  ]);
  const fields = listAccountFields({ today: '2027-03-01', isAddressRequired: true });
  const values = { name: '', contactEmail: '', birthDate: '2030-01-01', taxNumber: '1' };
  expect(findFormIssues(fields, values, context).map(getFieldIssueKey)).toEqual([
    'nameFieldIsRequired',
    'contactEmailFieldIsRequired',
    'birthDateFieldIsInvalid',
    'addressFieldIsRequired',
    'taxNumberFieldIsInvalid',
  ]);
});
