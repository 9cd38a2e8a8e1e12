// The messages of a hosted identity service: errors of its client library, and of the calls that use it.
import { CallError } from '@matinee/client';
import type { ErrorText } from '../../../../shared/errors/call-errors.ts';
import type { LabelFunction } from '../../../../shared/i18n/labels.ts';
import { BlockedSignInError } from './blocked-sign-in-error.ts';

const labelKeys: Readonly<Record<string, string>> = {
  'auth/network-request-failed': 'errorNetwork',
  'auth/too-many-requests': 'errorTooManyRequests',
  'auth/account-exists-with-different-credential': 'accountExistsWithDifferentProvider',
};
const callLabelKeys: Readonly<Record<string, string>> = {
  appCheckFailed: 'appCheckFailedWeb',
  failedAuthentication: 'failedAuthentication',
  emailNotConfirmed: 'emailNotConfirmed',
  emptyInputs: 'emptyInputs',
  invalidEmail: 'emailFieldIsInvalid',
};

/** Returns undefined for errors that other providers have too. */
export function getFirebaseErrorText(error: unknown, label: LabelFunction): ErrorText | undefined {
  if (error instanceof BlockedSignInError) return createText(error.text ?? label('failedAuthentication'));
  if (error instanceof CallError) {
    const key = callLabelKeys[error.code];
    return key === undefined ? undefined : createText(label(key));
  }
  const { code } = Object(error);
  if (typeof code !== 'string' || !code.startsWith('auth/')) return undefined;
  const key = code.includes('app-check') ? 'appCheckFailedWeb' : (labelKeys[code] ?? 'failedAuthentication');
  return createText(label(key));
}

const createText = (text: string): ErrorText => ({ text, detail: undefined });
