// Mutations of sign-in with a provider. Each kind of provider has its own calls.
import type { Caller } from '@matinee/client';
import type { Tokens } from '@matinee/contract';
import { isTvProviderKind, type RedirectProviderKind, type TvProviderKind } from '@matinee/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeUser } from '../../../shared/session/session.ts';
import { type ProviderRedirect, saveProviderRedirect } from './provider-redirect.ts';
import type { ReturnParams } from './return-params.ts';
import { useSecondFactorStep } from './second-factor/use-second-factor-step.ts';

/** Replaces the page by that of the provider: going back must not lead to the page that redirects. */
const leaveTo = (uri: string) => window.location.replace(uri);

export function useStartProviderSignIn() {
  const { caller, paths } = useEnvironment();
  return useMutation({
    mutationFn: async (redirect: ProviderRedirect) => {
      const { kind } = redirect;
      if (isTvProviderKind(kind)) {
        // The viewer chooses a TV provider from a list first.
        saveProviderRedirect(redirect);
        leaveTo(
          paths.buildPath('PROVIDERS', {}, { query: { providerName: kind, ...redirect.signInParams } }),
        );
        return;
      }
      const { authorisationUri } = await fetchAuthorisationUri(caller, { ...redirect, kind });
      saveProviderRedirect(redirect);
      leaveTo(authorisationUri);
    },
  });
}

function fetchAuthorisationUri(
  caller: Caller,
  {
    kind,
    clientName,
    signInParams,
  }: ProviderRedirect & { kind: Exclude<RedirectProviderKind, TvProviderKind> },
): Promise<{ authorisationUri: string }> {
  switch (kind) {
    case 'openid': {
      const authoriseUriFlow = signInParams.type === 'signup' ? 'SIGNUP' : 'SIGNIN';
      return caller.call('getOpenIdAuthorisationUri', {
        params: { client: clientName },
        query: { authoriseUriFlow },
      });
    }
    case 'oauth':
      return caller.call('getOAuthAuthorisationUri', { params: { clientName }, query: {} });
    default:
      return caller.call('getSocialAuthorisationUri', { params: { provider: kind } });
  }
}

export interface ProviderReturn {
  redirect: ProviderRedirect;
  returnParams: ReturnParams;
}

export function useFinishProviderSignIn() {
  const { caller } = useEnvironment();
  const runStep = useSecondFactorStep();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (providerReturn: ProviderReturn) =>
      runStep(finishSignIn(caller, providerReturn), providerReturn.redirect.signInParams),
    onSuccess: ({ user }) => changeUser(queryClient, user),
  });
}

function finishSignIn(
  caller: Caller,
  { redirect: { kind, clientName, isLinkingAccount, consentAnswers }, returnParams }: ProviderReturn,
): Promise<Tokens> {
  const { credential, state, issuer, name } = returnParams;
  const body = { state, link: isLinkingAccount, consentAnswers };
  switch (kind) {
    case 'openid':
      return caller.call('signInWithOpenId', {
        params: { client: clientName },
        body: { ...body, authorisationCode: credential, ...(issuer && { issuer }) },
      });
    case 'oauth':
      return caller.call('signInWithOAuth', {
        params: { clientName },
        body: { ...body, authorisationCode: credential },
      });
    case 'google':
      return caller.call('signInWithGoogle', { body: { ...body, idToken: credential } });
    case 'facebook':
      return caller.call('signInWithFacebook', { body: { ...body, code: credential } });
    case 'apple':
      return caller.call('signInWithApple', { body: { ...body, code: credential, ...(name && { name }) } });
    default:
      throw new Error(`the sign-in with ${kind} returns to another page`);
  }
}

/** Leaves for the page at which the viewer signs out of the provider. */
export function useProviderSignOut() {
  const { caller } = useEnvironment();
  return useMutation({
    mutationFn: async (client: string) => {
      const { logoutUri } = await caller.call('getOpenIdLogoutUri', { params: { client } });
      leaveTo(logoutUri);
    },
  });
}
