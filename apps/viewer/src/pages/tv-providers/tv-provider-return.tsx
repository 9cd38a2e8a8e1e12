// The return from a TV provider: signs in, starts again once if the service for TV providers has no sign-in, or shows an error.
import { hasErrorCode } from '@matinee/client';
import type { SignInProvider } from '@matinee/contract';
import { getProviderClientName } from '@matinee/rules';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDefaultPagePath } from '../../entities/menu/default-page-path.ts';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { FormError } from '../../features/sign-in/components/form-error.tsx';
import { ProviderConflict } from '../../features/sign-in/components/provider-conflict.tsx';
import { PendingReturn } from '../../features/sign-in/components/provider-return/pending-return.tsx';
import { RetryProviderLink } from '../../features/sign-in/components/provider-return/retry-provider-link.tsx';
import { getPathAfterSignIn } from '../../features/sign-in/state/after-sign-in.ts';
import { getProviderErrorText } from '../../features/sign-in/state/provider-errors.ts';
import {
  type ProviderRedirect,
  readProviderRedirect,
  removeProviderRedirect,
  saveProviderRedirect,
} from '../../features/sign-in/state/provider-redirect.ts';
import { tvProviderTexts } from '../../features/sign-in/state/tv/tv-provider-texts.ts';
import {
  canRestartTvSignIn,
  useFinishTvSignIn,
} from '../../features/sign-in/state/tv/use-tv-provider-sign-in.ts';
import { changeToPreferredLanguage } from '../../features/site-navigation/state/preferred-language.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { usePageTexts } from '../../shared/i18n/page-texts.ts';
import { GoToPageButton } from './go-to-page-button.tsx';

export function TvProviderReturn({ providers }: { providers: readonly SignInProvider[] }) {
  const environment = useEnvironment();
  const { label, paths, realm } = environment;
  const text = usePageTexts(tvProviderTexts);
  const getDefaultPagePath = useDefaultPagePath();
  const { redirect, provider, error, isPending } = useTvReturn(providers);
  const signInParams = redirect?.signInParams ?? {};
  if (redirect && provider && hasErrorCode(error, 'accountConflict')) {
    const { reason = 'otherAccount', email = '' } = error.params;
    const skipHref = getPathAfterSignIn(new URLSearchParams(signInParams), paths, getDefaultPagePath());
    return <ProviderConflict {...{ provider, reason, email, signInParams, skipHref }} />;
  }
  if (isPending) return <PendingReturn />;
  const errorText =
    error && !canRestartTvSignIn(error)
      ? getProviderErrorText(error, label, { provider, realmName: realm.name })
      : { text: text('tvProviderError'), detail: undefined };
  return (
    <AuthLayout title={label('signIn')} hasSecretUrl>
      <FormError error={errorText} />
      {provider && <RetryProviderLink {...{ provider, signInParams, error }} />}
      <GoToPageButton />
    </AuthLayout>
  );
}

/** Finishes the sign-in once, when the page is ready. */
function useTvReturn(providers: readonly SignInProvider[]) {
  const environment = useEnvironment();
  const { paths } = environment;
  const navigate = useNavigate();
  const getDefaultPagePath = useDefaultPagePath();
  const { mutate, error } = useFinishTvSignIn();
  const [redirect, setRedirect] = useState<ProviderRedirect | null>(null);
  const [isReady, setIsReady] = useState(false);
  const hasStarted = useRef(false);
  const provider = providers.find((candidate) => getProviderClientName(candidate) === redirect?.clientName);

  const restart = (failedRedirect: ProviderRedirect) => {
    saveProviderRedirect({ ...failedRedirect, tvSignIn: { isRetry: true } });
    const query = { providerName: failedRedirect.kind, ...failedRedirect.signInParams };
    void navigate(paths.buildPath('PROVIDERS', {}, { query }), { replace: true });
  };

  useEffect(() => {
    // A sign-in can be finished only once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const savedRedirect = readProviderRedirect();
    removeProviderRedirect();
    setRedirect(savedRedirect);
    setIsReady(true);
    const savedProvider = providers.find(
      (candidate) => getProviderClientName(candidate) === savedRedirect?.clientName,
    );
    if (!savedRedirect?.tvSignIn?.accessToken || !savedProvider) return;
    const { isRetry } = savedRedirect.tvSignIn;
    mutate(
      { provider: savedProvider, redirect: savedRedirect },
      {
        onSuccess: ({ user }) => {
          const query = new URLSearchParams(savedRedirect.signInParams);
          const path = getPathAfterSignIn(query, paths, getDefaultPagePath());
          if (!changeToPreferredLanguage(user, environment, path)) void navigate(path, { replace: true });
        },
        onError: (failure) => {
          if (canRestartTvSignIn(failure) && !isRetry) restart(savedRedirect);
        },
      },
    );
  });

  const willRestart = canRestartTvSignIn(error) && redirect?.tvSignIn?.isRetry === false;
  const isFinishing = redirect?.tvSignIn?.accessToken !== undefined && !error;
  return { redirect, provider, error, isPending: !isReady || isFinishing || willRestart };
}
