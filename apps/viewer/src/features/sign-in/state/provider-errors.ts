// The messages of sign-in with a provider, by the code of the error. Other codes have a general message.
import { CallError } from '@matinee/client';
import { type ErrorText, getErrorText } from '../../../shared/errors/call-errors.ts';
import type { LabelFunction } from '../../../shared/i18n/labels.ts';

const labelKeys: Readonly<Record<string, string>> = {
  failedProviderSignIn: 'failedProviderSignIn',
  providerUnavailable: 'providerUnavailable',
  selfRegistrationOff: 'selfRegistrationOff',
  requiredConsent: 'providerConsentRequired',
  notFound: 'providerUnavailable',
};

export function getProviderErrorText(
  error: unknown,
  label: LabelFunction,
  names: { provider: string; realm: string },
): ErrorText {
  const labelKey = error instanceof CallError ? labelKeys[error.code] : undefined;
  return labelKey ? { text: label(labelKey, names), detail: undefined } : getErrorText(error, label);
}
