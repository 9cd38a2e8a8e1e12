import { CallError } from '@matinee/client';
import { type ErrorText, getErrorText } from '../../../shared/errors/call-errors.ts';
import type { LabelFunction } from '../../../shared/i18n/labels.ts';

/** The message of an error of the call `signIn`. */
export function getSignInErrorText(
  error: unknown,
  label: LabelFunction,
  isConfirmationRequired: boolean,
): ErrorText {
  const key = error instanceof CallError && labelKeys[error.code];
  if (!key) return getErrorText(error, label);
  // The server returns the same error for accounts that are not confirmed yet.
  const isUnconfirmedPossible = key === 'failedAuthentication' && isConfirmationRequired;
  return { text: label(isUnconfirmedPossible ? 'failedAuthenticationUnconfirmed' : key), detail: undefined };
}

/** Label keys by the code of the error; other codes have a general message. */
const labelKeys: Readonly<Record<string, string>> = {
  failedAuthentication: 'failedAuthentication',
  emptyInputs: 'emptyInputs',
};
