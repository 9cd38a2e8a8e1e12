// The fields of the forms that server and viewer share.
import { createFormField, type FormField } from './form-field.ts';
import { getBirthDateBounds } from './iso-date.ts';

/** The fields of signing up with an email address and a password. */
export function listSignUpFields(): FormField[] {
  return [
    createFormField('name', { isRequired: true }),
    createFormField('email', { isRequired: true }),
    createFormField('password', { isRequired: true }),
  ];
}

/** Returns whether people in the country have a tax number that payments require. */
export function requiresTaxNumber(country: string | null | undefined): boolean {
  return country === 'BR';
}

/** The fields of the details of an account. `today` is an ISO date. */
export function listAccountFields({
  today,
  isAddressRequired,
}: {
  today: string;
  isAddressRequired: boolean;
}): FormField[] {
  return [
    createFormField('name', { isRequired: true }),
    createFormField('email', { fieldName: 'contactEmail', isRequired: true }),
    createFormField('phoneNumber'),
    createFormField('birthDate', getBirthDateBounds(today)),
    createFormField('address', { isRequired: isAddressRequired }),
    createFormField('taxNumber'),
  ];
}
