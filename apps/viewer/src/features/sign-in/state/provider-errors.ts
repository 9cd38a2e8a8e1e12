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
  emptyInputs: 'emptyCredentials',
  failedAuthentication: 'failedProviderCredentials',
  tvProviderRejected: 'failedProviderSignIn',
  tvProviderNotConfirmed: 'failedProviderSignIn',
};

const failureCodes: ReadonlySet<string> = new Set([
  'failedProviderSignIn',
  'providerUnavailable',
  'notFound',
]);

/** The same text explains every failure of these providers. */
const hasGeneralFailureText = (provider: SignInProvider) =>
  isSocialProvider(provider) || provider.kind === 'credentials' || provider.kind === 'operator';

export function getProviderErrorText(
  error: unknown,
  label: LabelFunction,
  { provider, realmName }: { provider: SignInProvider | undefined; realmName: string },
): ErrorText {
  if (!(error instanceof CallError)) {
    // The script of an operator has failed.
    const isOperator = provider?.kind === 'operator';
    return { text: label(isOperator ? 'sorrySomethingWentWrong' : 'defaultSsoError'), detail: undefined };
  }
  const { code, params } = error;
  const { text: generalText, detail } = getErrorText(error, label);
  const labelKey = labelKeys[code];
  if (!labelKey) return { text: generalText, detail };
  if (!failureCodes.has(code))
    return { text: label(labelKey, { provider: provider?.name ?? '', realm: realmName }), detail: undefined };
  return {
    text: label(provider && hasGeneralFailureText(provider) ? 'sorrySomethingWentWrong' : labelKey, {
      provider: provider?.name ?? '',
    }),
    message: typeof params.message === 'string' ? params.message : undefined,
    detail,
  };
}
