// The return from a provider: exchanges the code, or shows why there is none.
import { hasErrorCode } from '@matinee/client';
import type { SignInProvider } from '@matinee/contract';
import { getProviderClientName } from '@matinee/rules';
import { ButtonLink } from '@matinee/ui';
import { useNavigate } from 'react-router';
import { useDefaultPagePath } from '../../entities/menu/default-page-path.ts';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { FormError } from '../../features/sign-in/components/form-error.tsx';
import { ProviderConflict } from '../../features/sign-in/components/provider-conflict.tsx';
import { PendingReturn } from '../../features/sign-in/components/provider-return/pending-return.tsx';
import { RetryProviderLink } from '../../features/sign-in/components/provider-return/retry-provider-link.tsx';
import { getPathAfterSignIn } from '../../features/sign-in/state/after-sign-in.ts';
import { getProviderErrorText } from '../../features/sign-in/state/provider-errors.ts';
import type { ProviderRedirect } from '../../features/sign-in/state/provider-redirect.ts';
import { getSignUpRestriction } from '../../features/sign-in/state/use-sign-up-restriction.ts';
import { changeToPreferredLanguage } from '../../features/site-navigation/state/preferred-language.ts';
import { preloadableChunk } from '../../shared/chunks/lazy-chunk.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { ProviderMessage } from './provider-message.tsx';
import { useProviderReturn } from './use-provider-return.ts';

const SignUpGate = preloadableChunk(
  () => import('../../features/sign-in/components/sign-up/sign-up-gate.tsx'),
);

export function ProviderReturn({ providers }: { providers: readonly SignInProvider[] }) {
  const environment = useEnvironment();
  const { label, paths, realm } = environment;
  const navigate = useNavigate();
  const getDefaultPagePath = useDefaultPagePath();
  const getContinueHref = ({ signInParams }: ProviderRedirect) =>
    getPathAfterSignIn(new URLSearchParams(signInParams), paths, getDefaultPagePath());
  const { redirect, error, providerError, isPending } = useProviderReturn((user, savedRedirect) => {
    const path = getContinueHref(savedRedirect);
    if (!changeToPreferredLanguage(user, environment, path)) void navigate(path, { replace: true });
  });

  const provider = providers.find((candidate) => getProviderClientName(candidate) === redirect?.clientName);
  const signInParams = redirect?.signInParams ?? {};
  if (redirect && provider && hasErrorCode(error, 'accountConflict')) {
    const { reason = 'otherAccount', email = '' } = error.params;
    const skipHref = getContinueHref(redirect);
    return <ProviderConflict {...{ provider, reason, email, signInParams, skipHref }} />;
  }
  if (isPending) return <PendingReturn />;
  const restriction = getSignUpRestriction(error);
  if (restriction) {
    return (
      <AuthLayout title={label('signUp')} hasSecretUrl>
        <SignUpGate restriction={restriction} />
      </AuthLayout>
    );
  }
  const errorText = error
    ? getProviderErrorText(error, label, { provider, realmName: realm.name })
    : { text: label('sorrySomethingWentWrong'), detail: undefined };
  return (
    <AuthLayout title={label('signIn')} hasSecretUrl>
      {providerError.code === null ? (
        <FormError error={errorText} />
      ) : (
        <ProviderMessage error={providerError.code} description={providerError.description} />
      )}
      {provider && <RetryProviderLink {...{ provider, signInParams, error }} />}
      <ButtonLink isFullWidth href={paths.buildPath('LOGIN', {}, { query: signInParams })}>
        {label('signIn')}
      </ButtonLink>
    </AuthLayout>
  );
}
