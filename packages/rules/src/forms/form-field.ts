// Definitions of form fields. The server and the viewer validate values against the same definitions.

export const formFieldKinds = [
  'text',
  'email',
  'password',
  'confirmPassword',
  'dropdown',
  'address',
  'name',
  'fullName',
  'phoneNumber',
  'date',
  'birthDate',
  'taxNumber',
  'postalCode',
  'line1',
  'administrativeLevel1',
] as const;
export type FormFieldKind = (typeof formFieldKinds)[number];

export interface AcceptableValue {
  readonly value: string;
  readonly displayName: string;
}

/** A definition of a field. Bounds count characters; those of dates are ISO dates. */
export interface FormField {
  readonly kind: FormFieldKind;
  /** The name in the form and in its error keys. */
  readonly fieldName: string;
  readonly isRequired: boolean;
  /** The exact number of characters; of a tax number, the number of digits. */
  readonly length?: number | undefined;
  readonly min?: number | string | undefined;
  readonly max?: number | string | undefined;
  /** A regular expression that the whole value matches. Case is ignored. */
  readonly pattern?: string | undefined;
  /** The only values that a dropdown accepts. */
  readonly acceptableValues?: readonly AcceptableValue[] | undefined;
  /** Of a `confirmPassword` field: the name of the field that it repeats. */
  readonly repeats?: string | undefined;
}

type FieldBounds = Pick<FormField, 'length' | 'min' | 'max'>;

const defaultBounds: Readonly<Record<FormFieldKind, FieldBounds>> = {
  text: { max: 500 },
  email: { min: 3, max: 254 },
  password: { min: 1, max: 200 },
  confirmPassword: { max: 200 },
  dropdown: {},
  address: {},
  name: { min: 1, max: 100 },
  fullName: { min: 1, max: 100 },
  phoneNumber: { max: 30 },
  date: { min: '0001-01-01', max: '9999-12-31' },
  birthDate: {},
  taxNumber: { length: 11, min: 11, max: 11 },
  postalCode: { min: 2, max: 12 },
  line1: { min: 1, max: 200 },
  administrativeLevel1: { min: 1, max: 100 },
};

/** Returns a field with the bounds of its kind. The name of the field is by default its kind. */
export function createFormField(
  kind: FormFieldKind,
  options: Partial<Omit<FormField, 'kind'>> = {},
): FormField {
  return { kind, fieldName: kind, isRequired: false, ...defaultBounds[kind], ...options };
}

export interface PhoneValue {
  /** ISO 3166-1 alpha-2. */
  readonly regionCode: string;
  /** The calling code: `+44`. */
  readonly prefix: string;
  /** The whole number in the format E.164: `+447400123456`. */
  readonly complete: string;
  /** The number as typed, without the prefix. */
  readonly number: string;
}

export const addressFieldNames = ['line1', 'city', 'administrativeLevel1', 'postalCode'] as const;
export type AddressFieldName = (typeof addressFieldNames)[number];

/** A postal address. Which fields it has depends on the country. */
export type AddressValue = { readonly country: string } & {
  readonly [Name in AddressFieldName]?: string | undefined;
};

/** The values of a form by field name. */
export type FormValues = Readonly<Record<string, string | PhoneValue | AddressValue | undefined>>;

export interface FieldIssue {
  readonly fieldName: string;
  readonly reason: 'required' | 'invalid';
}

/** The key of the label that explains an issue: `nameFieldIsRequired`. */
export function getFieldIssueKey({ fieldName, reason }: FieldIssue): string {
  return `${fieldName}FieldIs${reason === 'required' ? 'Required' : 'Invalid'}`;
}
