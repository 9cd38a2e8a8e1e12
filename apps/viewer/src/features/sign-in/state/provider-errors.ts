// The messages of sign-in with a provider, by the code of the error. Other codes have a general message.
import { CallError } from '@matinee/client';
import type { SignInProvider } from '@matinee/contract';
import { type ErrorText, getErrorText } from '../../../shared/errors/call-errors.ts';
import type { LabelFunction } from '../../../shared/i18n/labels.ts';
import { isSocialProvider } from './social-provider.ts';

const labelKeys: Readonly<Record<string, string>> = {
  failedProviderSignIn: 'failedProviderSignIn',
  providerUnavailable: 'providerUnavailable',
  selfRegistrationOff: 'selfRegistrationOff',
  requiredConsent: 'providerConsentRequired',
  notFound: 'providerUnavailable',
};

const failureCodes: ReadonlySet<string> = new Set([
  'failedProviderSignIn',
  'providerUnavailable',
  'notFound',
]);

export function getProviderErrorText(
  error: unknown,
  label: LabelFunction,
  { provider, realmName }: { provider: SignInProvider | undefined; realmName: string },
): ErrorText {
  const code = error instanceof CallError ? error.code : '';
  const labelKey = labelKeys[code];
  if (!labelKey) return getErrorText(error, label);
  const isSocialFailure = failureCodes.has(code) && provider && isSocialProvider(provider);
  return {
    text: isSocialFailure
      ? label('sorrySomethingWentWrong')
      : label(labelKey, { provider: provider?.name ?? '', realm: realmName }),
    detail: undefined,
  };
}
