// Queries and mutations of sign-in with a TV provider.
import { hasErrorCode } from '@matinee/client';
import type { SignInProvider, Tokens, TvProvider, TvProviderList } from '@matinee/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { changeUser } from '../../../../shared/session/session.ts';
import { type ProviderRedirect, saveProviderRedirect } from '../provider-redirect.ts';
import { useSecondFactorStep } from '../second-factor/use-second-factor-step.ts';
import { buildTvProviderUri } from './tv-provider-uri.ts';

export function useTvProviderList({ requestorId = '' }: SignInProvider) {
  const { caller } = useEnvironment();
  return useQuery<TvProviderList>({
    queryKey: ['tvProviders', requestorId],
    queryFn: ({ signal }) => caller.call('getTvProviders', { params: { requestorId }, signal }),
  });
}

/** Leaves for a TV provider. */
export function useStartTvSignIn(provider: SignInProvider, redirect: ProviderRedirect) {
  const { caller, paths } = useEnvironment();
  const { kind, requestorId = '' } = provider;
  return useMutation({
    mutationFn: async ({ id: providerId }: TvProvider) => {
      const { code, accessToken } =
        kind === 'primetime'
          ? await caller
              .call('requestPrimetimeCode', { params: { requestorId } })
              .then((started) => ({ code: started.code, accessToken: started.state }))
          : await caller.call('requestTvProviderCode', { body: { requestorId } });
      const returnPath = paths.buildPath('PROVIDERS', { result: 'success' });
      const returnUri = provider.redirectUri ?? new URL(returnPath, window.location.href).href;
      const tvSignIn = { isRetry: redirect.tvSignIn?.isRetry ?? false, accessToken };
      saveProviderRedirect({ ...redirect, tvSignIn });
      window.location.assign(buildTvProviderUri(provider, { providerId, code, returnUri }));
    },
  });
}

/** Signs in after the TV provider has sent the viewer back. */
export function useFinishTvSignIn() {
  const { caller } = useEnvironment();
  const runStep = useSecondFactorStep();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({
      provider: { kind, requestorId = '', resourceId },
      redirect: { isLinkingAccount: link, consentAnswers, signInParams, tvSignIn },
    }: {
      provider: SignInProvider;
      redirect: ProviderRedirect;
    }): Promise<Tokens> => {
      const accessToken = tvSignIn?.accessToken ?? '';
      const body = { requestorId, link, consentAnswers };
      const signIn =
        kind === 'primetime'
          ? caller.call('signInWithPrimetime', {
              body: { ...body, state: accessToken, ...(resourceId !== undefined && { resourceId }) },
            })
          : caller.call('signInWithTvProvider', { body: { ...body, accessToken } });
      return runStep(signIn, signInParams);
    },
    onSuccess: ({ user }) => changeUser(queryClient, user),
  });
}

/** The service for TV providers has refused the request or has no sign-in, so that a new registration code can help. */
export const canRestartTvSignIn = (error: unknown): boolean =>
  hasErrorCode(error, 'tvProviderRejected') || hasErrorCode(error, 'tvProviderNotConfirmed');
