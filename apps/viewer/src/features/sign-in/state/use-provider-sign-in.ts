// Mutations of sign-in with a provider.
import type { CallArgumentsAndOptions } from '@matinee/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeUser } from '../../../shared/session/session.ts';
import { type ProviderRedirect, saveProviderRedirect } from './provider-redirect.ts';

/** Replaces the page by that of the provider: going back must not lead to the page that redirects. */
const leaveTo = (uri: string) => window.location.replace(uri);

export function useStartProviderSignIn() {
  const { caller } = useEnvironment();
  return useMutation({
    mutationFn: async (redirect: ProviderRedirect) => {
      const { clientName, signInParams } = redirect;
      const authoriseUriFlow = signInParams.type === 'signup' ? 'SIGNUP' : 'SIGNIN';
      const { authorisationUri } = await caller.call('getOpenIdAuthorisationUri', {
        params: { client: clientName },
        query: { authoriseUriFlow },
      });
      saveProviderRedirect(redirect);
      leaveTo(authorisationUri);
    },
  });
}

export function useFinishProviderSignIn() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: CallArgumentsAndOptions<'signInWithOpenId'>) =>
      caller.call('signInWithOpenId', input),
    onSuccess: ({ user }) => changeUser(queryClient, user),
  });
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
