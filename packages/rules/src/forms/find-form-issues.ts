// Validates the values of a form against the definitions of its fields.
import { normaliseLine } from '../text/normalise-line.ts';
import { type AddressCountry, listAddressFields } from './address-country.ts';
import { isEmailAddress } from './email-address.ts';
import type { AddressValue, FieldIssue, FormField, FormValues, PhoneValue } from './form-field.ts';
import { isDateWithin } from './iso-date.ts';

/** Data and functions to validate addresses, phone numbers and tax numbers. Forms without these kinds need none. */
export interface FormContext {
  /** The countries that an address may be in. */
  readonly countries?: readonly AddressCountry[];
  /** `isPhoneNumber` and `isTaxNumber` of `@matinee/rules/form-numbers`, which contains the data of all countries. */
  readonly isPhoneNumber?: (phone: PhoneValue) => boolean;
  readonly isTaxNumber?: (taxNumber: string) => boolean;
}

/** Returns the issues of a form in the order of its fields, at most one per input. */
export function findFormIssues(
  fields: readonly FormField[],
  values: FormValues,
  context: FormContext = {},
): FieldIssue[] {
  return fields.flatMap((field) => findFieldIssues(field, values, context));
}

function findFieldIssues(field: FormField, values: FormValues, context: FormContext): FieldIssue[] {
  const { fieldName, isRequired } = field;
  const value = values[fieldName];
  if (isEmptyValue(field, value)) return isRequired ? [{ fieldName, reason: 'required' }] : [];
  if (field.kind === 'address' && isAddress(value)) return findAddressIssues(field, value, context);
  return isValid(field, values, context) ? [] : [{ fieldName, reason: 'invalid' }];
}

function isEmptyValue({ kind }: FormField, value: FormValues[string]): boolean {
  if (value === undefined) return true;
  if (typeof value !== 'string') return isAddress(value) ? value.country === '' : value.number.trim() === '';
  if (kind === 'password' || kind === 'confirmPassword') return value === '';
  return normaliseLine(value) === '';
}

const isAddress = (value: FormValues[string]): value is AddressValue =>
  typeof value === 'object' && 'country' in value;

function findAddressIssues(
  { fieldName }: FormField,
  address: AddressValue,
  context: FormContext,
): FieldIssue[] {
  const country = context.countries?.find(({ iso3166alpha2 }) => iso3166alpha2 === address.country);
  if (!country) return [{ fieldName, reason: 'invalid' }];
  return findFormIssues(listAddressFields(country), address, context);
}

function isValid(field: FormField, values: FormValues, context: FormContext): boolean {
  const value = values[field.fieldName];
  if (typeof value === 'object')
    return field.kind === 'phoneNumber' && !isAddress(value) && context.isPhoneNumber?.(value) === true;
  const text = value ?? '';
  switch (field.kind) {
    case 'phoneNumber':
    case 'address':
      return false;
    case 'email':
      return isWithinLength(field, text.trim()) && isEmailAddress(text.trim());
    case 'password':
      return isWithinLength(field, text);
    case 'confirmPassword':
      return text === values[field.repeats ?? 'password'];
    case 'dropdown':
      return field.acceptableValues?.some((acceptable) => acceptable.value === text) ?? false;
    case 'date':
    case 'birthDate':
      return isDateWithin(text, field);
    case 'taxNumber':
      return isWithinLength(field, text.replace(/[.-]/g, '')) && context.isTaxNumber?.(text) === true;
    default:
      return isWithinLength(field, normaliseLine(text)) && matchesPattern(field, normaliseLine(text));
  }
}

/** Counts code points, as PostgreSQL does. */
function isWithinLength({ length, min, max }: FormField, text: string): boolean {
  const characterCount = [...text].length;
  if (length !== undefined && characterCount !== length) return false;
  if (typeof min === 'number' && characterCount < min) return false;
  return typeof max !== 'number' || characterCount <= max;
}

const matchesPattern = ({ pattern }: FormField, text: string): boolean =>
  pattern === undefined || new RegExp(`^(?:${pattern})$`, 'i').test(text);
