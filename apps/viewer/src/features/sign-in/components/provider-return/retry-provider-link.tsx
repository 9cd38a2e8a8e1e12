import { hasErrorCode } from '@matinee/client';
import type { SignInProvider } from '@matinee/contract';
import { ButtonLink } from '@matinee/ui';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { buildProviderPath } from '../../../../shared/session/provider-path.ts';

export interface RetryProviderLinkProps {
  provider: SignInProvider;
  /** The query parameters of the sign-in page. */
  signInParams: Readonly<Record<string, string>>;
  /** Why the sign-in has failed. A new person who has not answered the consents signs up instead. */
  error: unknown;
}

/** Starts a failed sign-in with a provider again. */
export function RetryProviderLink({ provider, signInParams, error }: RetryProviderLinkProps) {
  const { label, paths } = useEnvironment();
  const isConsentMissing = hasErrorCode(error, 'requiredConsent');
  const params = { ...signInParams, ...(isConsentMissing && { type: 'signup' }) };
  return (
    <ButtonLink variant="cta" isFullWidth href={buildProviderPath(paths, provider, params)}>
      {label(isConsentMissing ? 'signUp' : 'retry')}
    </ButtonLink>
  );
}
